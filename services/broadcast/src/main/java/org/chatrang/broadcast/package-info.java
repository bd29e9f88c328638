/** Live verdicts out: reads the bus, keeps what is shown in memory, and sends it to whoever listens. */
package org.chatrang.broadcast;
