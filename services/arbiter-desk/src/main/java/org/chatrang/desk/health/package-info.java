/** Whether the process has started, makes progress, and can take commands. */
package org.chatrang.desk.health;
