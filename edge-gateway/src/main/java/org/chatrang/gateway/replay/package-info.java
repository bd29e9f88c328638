/** The driver that replays a PGN file: game k of the file on board {@code pgn-k}. */
package org.chatrang.gateway.replay;
