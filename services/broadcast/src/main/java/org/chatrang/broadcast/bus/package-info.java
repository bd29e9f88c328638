/** Reads the bus from its beginning, without a consumer group: this service commits nothing and writes nothing. */
package org.chatrang.broadcast.bus;
