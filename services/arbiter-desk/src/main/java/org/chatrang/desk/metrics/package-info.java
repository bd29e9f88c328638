/** What the desk counts. */
package org.chatrang.desk.metrics;
