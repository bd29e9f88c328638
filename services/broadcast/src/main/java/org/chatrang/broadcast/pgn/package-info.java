/** A round as PGN, for those who poll files. */
package org.chatrang.broadcast.pgn;
