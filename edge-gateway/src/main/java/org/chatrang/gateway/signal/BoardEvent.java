package org.chatrang.gateway.signal;

import org.chatrang.events.GameFact;

/** What a board's signals mean for the game on it, in the order in which it is to be recorded. */
public sealed interface BoardEvent {
    /** When the signal arrived that decided it. */
    SignalTime at();

    /**
     * A fact about the game.
     *
     * @param san the move in standard notation if the fact is a move and legal, else null
     * @param note what is peculiar about it in words, e.g. that a period was added to a clock; null if nothing is
     */
    record Observed(SignalTime at, GameFact fact, String san, String note) implements BoardEvent {}

    /**
     * A first position was set up after a game had been played on the board. What follows belongs to another game: under the
     * board's own name until it is assigned one.
     *
     * @param placement first field of a FEN
     */
    record GameSetUp(SignalTime at, String placement) implements BoardEvent {}
}
