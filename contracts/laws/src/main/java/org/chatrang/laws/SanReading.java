package org.chatrang.laws;

/** What a move written in algebraic notation turned out to be. */
public sealed interface SanReading {

    /** A legal move. */
    record Legal(Move move) implements SanReading {}

    /** A move that can be understood but not played; its squares are known where only one piece could be meant. */
    record Illegal(IllegalMove move) implements SanReading {}

    /** No move at all, or one that contradicts what is written beside it; the reason quotes the text. */
    record Unreadable(String reason) implements SanReading {}
}
