package org.chatrang.broadcast.http;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.chatrang.broadcast.stream.FrameJson;
import org.chatrang.broadcast.stream.ServerFrame;

/** A WebSocket connection: each frame one text message. */
final class SocketSink implements Sink {
    private static final int TRY_AGAIN_LATER = 1013;
    private static final int GOING_AWAY = 1001;
    private static final int BAD_FRAME = 1008;
    private static final int NORMAL = 1000;

    private final WebSocketConnection connection;

    SocketSink(WebSocketConnection connection) {
        this.connection = connection;
    }

    @Override
    public CompletionStage<Void> write(List<ServerFrame> frames) {
        return Multi.createFrom()
                .iterable(frames)
                .onItem()
                .transformToUniAndConcatenate(frame -> connection.sendText(FrameJson.write(frame)))
                .onItem()
                .ignoreAsUni()
                .subscribeAsCompletionStage();
    }

    @Override
    public CompletionStage<Void> heartbeat() {
        return connection.sendPing(Buffer.buffer()).subscribeAsCompletionStage();
    }

    @Override
    public void close(ServerFrame.Reason reason) {
        int code = switch (reason) {
            case TOO_SLOW -> TRY_AGAIN_LATER;
            case STOPPING -> GOING_AWAY;
            case GAME_MOVED -> NORMAL;
            case BAD_FRAME -> BAD_FRAME;
        };
        closeWith(code, reason.name());
    }

    @Override
    public void abort() {
        closeWith(TRY_AGAIN_LATER, ServerFrame.Reason.TOO_SLOW.name());
    }

    void closeWith(int code, String reason) {
        if (connection.isOpen()) {
            connection.close(new CloseReason(code, reason)).subscribe().with(closed -> {}, alreadyGone -> {});
        }
    }
}
