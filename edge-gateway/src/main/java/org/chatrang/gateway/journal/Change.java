package org.chatrang.gateway.journal;

import java.util.concurrent.CompletableFuture;

/** What the writer's thread is asked to put on disk. */
sealed interface Change {
    /**
     * An event.
     *
     * @param observation what was seen
     * @param durable completed with the entry once it is on disk
     */
    record Observe(Observation observation, CompletableFuture<JournalEntry> durable) implements Change {}

    /**
     * Something seen on a board whose game is not known to the driver.
     *
     * @param seen what, under the board's name
     * @param sitting which sitting at the board it belongs to
     * @param heard the game of the last assignment that the driver has heard of, null if none
     * @param durable completed once it is on disk
     */
    record Keep(Observation seen, long sitting, String heard, CompletableFuture<Void> durable) implements Change {}

    /**
     * A first position was set up on a board: what was kept of it before is of no game that is assigned from now on.
     *
     * @param board the board
     * @param sitting the one that begins
     * @param durable completed once every later assignment knows
     */
    record SetUp(String board, long sitting, CompletableFuture<Void> durable) implements Change {}

    /**
     * A board plays a game.
     *
     * @param assigned the assignment and its place on the bus
     * @param durable completed once it is on disk
     */
    record Bind(KeptAssignment assigned, CompletableFuture<Void> durable) implements Change {}

    /**
     * What is to be known of a board's notation after a restart.
     *
     * @param board the board
     * @param record what is to be known, in place of what was
     * @param durable completed once it is on disk
     */
    record Note(String board, byte[] record, CompletableFuture<Void> durable) implements Change {}
}
