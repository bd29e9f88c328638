package org.chatrang.broadcast.http;

import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.NonBlocking;
import org.chatrang.broadcast.stream.HallSubjects;

/** The stream of one game over WebSocket. */
@WebSocket(path = "/ws/games/{gameId}")
public class GameSocket {
    private final Sockets sockets;
    private final HallSubjects subjects;

    GameSocket(Sockets sockets, HallSubjects subjects) {
        this.sockets = sockets;
        this.subjects = subjects;
    }

    @OnOpen
    @NonBlocking
    void open(WebSocketConnection connection) {
        sockets.open(connection, subjects.game(connection.pathParam("gameId")));
    }

    @OnTextMessage
    @NonBlocking
    void message(WebSocketConnection connection, String text) {
        sockets.message(connection, text);
    }

    @OnClose
    @NonBlocking
    void closed(WebSocketConnection connection) {
        sockets.closed(connection);
    }

    @OnError
    @NonBlocking
    void failed(WebSocketConnection connection, Throwable failure) {
        sockets.closed(connection);
    }
}
