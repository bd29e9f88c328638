/** The desk on the bus: reads its own past, writes in transactions, hears the verdicts. */
package org.chatrang.desk.bus;
