/** The boards of the venue: each board's signals in one thread, made sense of, recorded under its game or under its own name. */
package org.chatrang.gateway.boards;
