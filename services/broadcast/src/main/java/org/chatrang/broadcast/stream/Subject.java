package org.chatrang.broadcast.stream;

import java.util.Optional;

/** What a listener listens to: a round, or one game of it. */
public interface Subject {
    /** The stream that carries it. */
    RoundStream stream();

    /** The game, empty for the whole round. */
    Optional<String> gameId();

    /** Its state and where the stream stood then: no record is in both the state and the stream after it, none in neither. */
    ServerFrame.Snapshot snapshot();

    /**
     * A snapshot that may be a moment old: when many come at once, they share one, and the stream brings each of them on.
     */
    default ServerFrame.Snapshot sharedSnapshot() {
        return snapshot();
    }

    /** Whether it has left this stream: the game has been scheduled into another round. */
    boolean moved();
}
