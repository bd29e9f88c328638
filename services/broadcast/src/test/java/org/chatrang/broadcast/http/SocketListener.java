package org.chatrang.broadcast.http;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Listens over WebSocket. */
final class SocketListener implements TestListener {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<Received> queue = new LinkedBlockingQueue<>();
    private final CompletableFuture<String> closed = new CompletableFuture<>();
    private final WebSocket socket;

    private SocketListener(URI address) {
        socket = HTTP.newWebSocketBuilder().buildAsync(address, new Frames()).join();
    }

    static SocketListener open(URI address) {
        return new SocketListener(address);
    }

    /** Code and reason of the server's close. */
    String closed() {
        return closed.orTimeout(60, TimeUnit.SECONDS).join();
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    @Override
    public BlockingQueue<Received> queue() {
        return queue;
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Frames implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                queue.add(Received.of(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed.complete(code + " " + reason);
            return null;
        }
    }
}
