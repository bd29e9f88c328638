package org.chatrang.gateway.simulator;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;

/** The server's end of one WebSocket (RFC 6455): text messages, pings answered, nothing optional. */
final class WebSocketLink implements Closeable {
    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int LONGEST = 1 << 20;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;

    private WebSocketLink(Socket socket, InputStream in) throws IOException {
        this.socket = socket;
        this.in = in;
        this.out = socket.getOutputStream();
    }

    /** What is answered to a plain request for that path, null if nothing is there. */
    interface Pages {
        String page(String path);
    }

    /**
     * Reads the request for a WebSocket and accepts it.
     *
     * @param pages answers to those who ask for no WebSocket
     * @param refuse no WebSocket is opened
     * @throws IOException if it asks for something else, which has then been answered
     */
    static WebSocketLink accept(Socket socket, Pages pages, boolean refuse) throws IOException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        String[] request = line(in).split(" ");
        String key = null;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.toLowerCase(Locale.ROOT).startsWith("sec-websocket-key:")) {
                key = line.substring(line.indexOf(':') + 1).strip();
            }
        }
        if (key == null || refuse) {
            String page = key == null && request.length > 1 ? pages.page(request[1]) : null;
            byte[] body = (page == null ? "" : page).getBytes(StandardCharsets.UTF_8);
            String status = page == null ? "400 Bad Request" : "200 OK\r\nContent-Type: application/json";
            String head = "HTTP/1.1 " + status + "\r\nConnection: close\r\nContent-Length: " + body.length + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(body);
            throw new IOException("no WebSocket was asked for, or none is given");
        }
        WebSocketLink link = new WebSocketLink(socket, in);
        String answer = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: " + accept(key) + "\r\n\r\n";
        link.out.write(answer.getBytes(StandardCharsets.US_ASCII));
        return link;
    }

    private static String accept(String key) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-1").digest((key + MAGIC).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0 || line.length() > 8192) {
                throw new EOFException("the request ends early");
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }

    /** The next text, null when the other side closes. */
    String read() throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        while (true) {
            int head = in.read();
            if (head < 0) {
                return null;
            }
            byte[] payload = payload();
            switch (head & 0x0F) {
                case CLOSE -> {
                    return null;
                }
                case PING -> write(PONG, payload);
                case PONG -> {}
                default -> {
                    message.write(payload);
                    if ((head & 0x80) != 0) {
                        return message.toString(StandardCharsets.UTF_8);
                    }
                }
            }
        }
    }

    private byte[] payload() throws IOException {
        int second = in.read();
        long length = second & 0x7F;
        int more = length == 126 ? 2 : length == 127 ? 8 : 0;
        if (more > 0) {
            length = 0;
            for (byte b : in.readNBytes(more)) {
                length = length << 8 | b & 0xFF;
            }
        }
        if (length < 0 || length > LONGEST) {
            throw new IOException("a message of " + length + " bytes");
        }
        byte[] mask = (second & 0x80) != 0 ? in.readNBytes(4) : new byte[4];
        byte[] payload = in.readNBytes((int) length);
        for (int i = 0; i < payload.length; i++) {
            payload[i] ^= mask[i & 3];
        }
        return payload;
    }

    /** Sends a text. */
    void send(String text) throws IOException {
        write(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private synchronized void write(int kind, byte[] payload) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream(payload.length + 10);
        frame.write(0x80 | kind);
        if (payload.length < 126) {
            frame.write(payload.length);
        } else {
            frame.write(payload.length < 1 << 16 ? 126 : 127);
            for (int shift = payload.length < 1 << 16 ? 8 : 56; shift >= 0; shift -= 8) {
                frame.write((int) ((long) payload.length >> shift));
            }
        }
        frame.write(payload);
        out.write(frame.toByteArray());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
