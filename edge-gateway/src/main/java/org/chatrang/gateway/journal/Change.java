package org.chatrang.gateway.journal;

import java.util.concurrent.CompletableFuture;
import org.chatrang.events.BoardAssignment;

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
     * Something is on the bus. Not waited for: if it is lost, reading the bus back finds it again.
     *
     * @param acknowledgement what
     */
    record Acknowledge(Acknowledgement acknowledgement) implements Change {}

    /**
     * A board plays a game.
     *
     * @param assignment the assignment
     * @param durable completed once it is on disk
     */
    record Bind(BoardAssignment assignment, CompletableFuture<Void> durable) implements Change {}
}
