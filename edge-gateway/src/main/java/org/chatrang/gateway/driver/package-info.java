/** What a driver is: a small plug-in that watches boards of one make and says what it sees. */
package org.chatrang.gateway.driver;
