/**
 * Portable Game Notation as broadcasters really write it: a tolerant streaming reader and a strict writer. Works on text
 * alone; {@code PgnReplay} puts a read game on the board.
 */
package org.chatrang.laws.pgn;
