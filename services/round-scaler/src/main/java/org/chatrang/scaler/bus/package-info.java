/** What the bus tells: the rounds to come, and how far the judges are behind. */
package org.chatrang.scaler.bus;
