/** Reads the recorded bytes of a board's serial line without a board. */
package org.chatrang.gateway.boardlog;
