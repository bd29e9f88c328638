/** What the desk knows, all of it from its own records on the bus. */
package org.chatrang.desk.state;
