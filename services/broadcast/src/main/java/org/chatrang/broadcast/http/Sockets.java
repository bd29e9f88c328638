package org.chatrang.broadcast.http;

import io.quarkus.websockets.next.WebSocketConnection;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.broadcast.stream.ClientFrame;
import org.chatrang.broadcast.stream.FrameJson;
import org.chatrang.broadcast.stream.ServerFrame;
import org.chatrang.broadcast.stream.Subject;

/** What the WebSocket endpoints have in common: who listens on which connection. */
@ApplicationScoped
public class Sockets {
    static final int NOT_FOUND = 4404;
    static final int TRY_AGAIN_LATER = 1013;

    private final Map<String, Listener> byConnection = new ConcurrentHashMap<>();
    private final Listeners listeners;
    private final Readiness readiness;
    private final Vertx vertx;

    Sockets(Listeners listeners, Readiness readiness, Vertx vertx) {
        this.listeners = listeners;
        this.readiness = readiness;
        this.vertx = vertx;
    }

    void open(WebSocketConnection connection, Optional<Subject> subject) {
        SocketSink sink = new SocketSink(connection);
        if (!readiness.caughtUp()) {
            sink.closeWith(TRY_AGAIN_LATER, "not caught up with the bus yet");
            return;
        }
        if (subject.isEmpty()) {
            sink.closeWith(NOT_FOUND, "nothing is scheduled there");
            return;
        }
        Context context = vertx.getOrCreateContext();
        Optional<Listener> joined =
                listeners.join(subject.get(), sink, work -> context.runOnContext(now -> work.run()));
        if (joined.isEmpty()) {
            sink.closeWith(TRY_AGAIN_LATER, "too many listeners");
            return;
        }
        byConnection.put(connection.id(), joined.get());
        Map<String, String> asked = query(connection.handshakeRequest().query());
        boolean clientBegins = "message".equals(asked.get("start"));
        if (!clientBegins) {
            joined.get().begin(Optional.ofNullable(asked.get("lastEventId")).filter(id -> !id.isBlank()));
        }
    }

    void message(WebSocketConnection connection, String text) {
        Listener listener = byConnection.get(connection.id());
        if (listener == null) {
            return;
        }
        Optional<ClientFrame> frame = FrameJson.read(text);
        frame.ifPresentOrElse(listener::on, () -> listener.end(ServerFrame.Reason.BAD_FRAME));
    }

    void closed(WebSocketConnection connection) {
        Listener listener = byConnection.remove(connection.id());
        if (listener != null) {
            listener.gone();
        }
    }

    private static Map<String, String> query(String query) {
        Map<String, String> asked = new ConcurrentHashMap<>();
        if (query != null) {
            for (String pair : query.split("&")) {
                int equals = pair.indexOf('=');
                if (equals > 0) {
                    asked.put(
                            pair.substring(0, equals),
                            URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8));
                }
            }
        }
        return asked;
    }
}
