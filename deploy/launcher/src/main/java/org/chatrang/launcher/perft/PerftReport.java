package org.chatrang.launcher.perft;

/**
 * The last line of {@code chatrang perft}.
 *
 * @param fen the position counted from, as the Laws write it
 * @param nodes sequences of exactly {@code depth} legal moves
 * @param millis wall time of the count alone
 */
record PerftReport(String fen, int depth, long nodes, long millis) {}
