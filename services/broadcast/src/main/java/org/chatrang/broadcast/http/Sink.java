package org.chatrang.broadcast.http;

import java.util.List;
import java.util.concurrent.CompletionStage;
import org.chatrang.broadcast.stream.ServerFrame;

/** Where a listener's frames go: an SSE response or a WebSocket connection. */
interface Sink {
    /** Writes frames in order; completes when the network has taken them, fails when it cannot. */
    CompletionStage<Void> write(List<ServerFrame> frames);

    /** Shows that the stream lives. */
    CompletionStage<Void> heartbeat();

    /** Ends the connection; after a {@code Goodbye} its reason is known to the listener. */
    void close(ServerFrame.Reason reason);

    /** Ends a connection that takes nothing any more. */
    void abort();
}
