package org.chatrang.broadcast.stream;

/** Everything a listener says to the server over WebSocket. Over SSE the same is said by Last-Event-ID. */
public sealed interface ClientFrame {
    /** Begin with a snapshot. */
    record Start() implements ClientFrame {}

    /**
     * Go on after the last frame seen.
     *
     * @param lastEventId the identity of that frame
     */
    record Resume(String lastEventId) implements ClientFrame {}
}
