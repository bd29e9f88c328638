package org.chatrang.broadcast.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A network cable between a browser and the service, that can be pulled. */
final class Cable implements AutoCloseable {
    private final ServerSocket here;
    private final int there;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean pulled;

    Cable(int there) throws IOException {
        this.there = there;
        this.here = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return here.getLocalPort();
    }

    /** All connections break, and no new one comes about. */
    void pull() {
        pulled = true;
        open.forEach(Cable::close);
    }

    void plug() {
        pulled = false;
    }

    private void accept() {
        while (!here.isClosed()) {
            try {
                Socket browser = here.accept();
                if (pulled) {
                    close(browser);
                } else {
                    join(browser, new Socket(InetAddress.getLoopbackAddress(), there));
                }
            } catch (IOException e) {
                // Closed, or one connection less.
            }
        }
    }

    private void join(Socket one, Socket other) {
        open.add(one);
        open.add(other);
        Thread.ofVirtual().start(() -> carry(one, other));
        Thread.ofVirtual().start(() -> carry(other, one));
    }

    private static void carry(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException e) {
            // Pulled.
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // Already gone.
        }
    }

    @Override
    public void close() throws IOException {
        here.close();
        pull();
    }
}
