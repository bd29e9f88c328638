/**
 * Portable Game Notation as broadcasters really write it: a tolerant streaming reader and a strict writer. Works on text
 * alone; {@link org.chatrang.laws.pgn.PgnReplay} puts a read game on the board.
 */
package org.chatrang.laws.pgn;
