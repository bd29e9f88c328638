package org.chatrang.broadcast.http;

import io.vertx.core.http.HttpServerResponse;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.chatrang.broadcast.stream.FrameJson;
import org.chatrang.broadcast.stream.ServerFrame;

/** A response of Server-Sent Events. The data of an event is the frame's JSON, its id the frame's identity. */
final class SseSink implements Sink {
    private static final String COMMENT = ":\n\n";

    private final HttpServerResponse response;

    SseSink(HttpServerResponse response) {
        this.response = response;
    }

    @Override
    public CompletionStage<Void> write(List<ServerFrame> frames) {
        StringBuilder text = new StringBuilder();
        frames.forEach(frame -> append(text, frame));
        return response.write(text.toString()).toCompletionStage();
    }

    private static void append(StringBuilder text, ServerFrame frame) {
        FrameJson.id(frame).ifPresent(id -> text.append("id: ").append(id).append('\n'));
        text.append("event: ").append(FrameJson.type(frame)).append('\n');
        text.append("data: ").append(FrameJson.write(frame)).append("\n\n");
    }

    @Override
    public CompletionStage<Void> heartbeat() {
        return response.write(COMMENT).toCompletionStage();
    }

    @Override
    public void close(ServerFrame.Reason reason) {
        response.end();
    }

    @Override
    public void abort() {
        response.reset();
    }
}
