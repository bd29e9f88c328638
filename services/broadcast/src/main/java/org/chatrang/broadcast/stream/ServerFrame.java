package org.chatrang.broadcast.stream;

import org.chatrang.broadcast.view.RawRecord;

/** Everything the server says to a listener, over WebSocket and SSE alike. */
public sealed interface ServerFrame {
    /**
     * The state as it is: the first frame of a listener without history.
     *
     * @param id where the stream goes on
     * @param state a round or a game as JSON
     */
    record Snapshot(EventId id, String state) implements ServerFrame {}

    /**
     * The state as it is, because the listener's own last frame cannot be gone on from: it drops what it has.
     *
     * @param id where the stream goes on
     * @param reason why
     * @param state a round or a game as JSON
     */
    record Resync(EventId id, String reason, String state) implements ServerFrame {}

    /**
     * One record of the bus.
     *
     * @param id its identity in the stream
     * @param topic the topic it stands in
     * @param record the very record
     */
    record Delta(EventId id, String topic, RawRecord record) implements ServerFrame {}

    /**
     * Whether the bus answers. Has no identity: it is no part of the history.
     *
     * @param reachable whether it answers
     */
    record Bus(boolean reachable) implements ServerFrame {}

    /**
     * The last frame before the server closes: the listener may come back with the identity it has.
     *
     * @param reason why
     */
    record Goodbye(Reason reason) implements ServerFrame {}

    /** Why the server closes a connection. */
    enum Reason {
        /** The listener reads slower than records come and the history has passed it. */
        TOO_SLOW,
        /** The game has been scheduled into another round. */
        GAME_MOVED,
        /** The server stops. */
        STOPPING,
        /** What the client sent is not understood. */
        BAD_FRAME
    }
}
