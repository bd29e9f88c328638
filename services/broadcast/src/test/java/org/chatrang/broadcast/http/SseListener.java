package org.chatrang.broadcast.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Reads Server-Sent Events as a browser would. */
final class SseListener implements TestListener {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<Received> queue = new LinkedBlockingQueue<>();
    private final InputStream body;

    private SseListener(InputStream body) {
        this.body = body;
        Thread.ofVirtual().start(this::read);
    }

    static SseListener open(URI address, Optional<String> lastEventId) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address).header("Accept", "text/event-stream");
        lastEventId.ifPresent(id -> request.header("Last-Event-ID", id));
        try {
            HttpResponse<InputStream> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            assertEquals(200, answer.statusCode());
            assertEquals(
                    "text/event-stream;charset=utf-8",
                    answer.headers().firstValue("content-type").orElse(""));
            return new SseListener(answer.body());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            String id = null;
            String event = null;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    event = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    Received frame = Received.of(line.substring(6));
                    assertEquals(frame.type(), event);
                    assertEquals(frame.id().orElse(null), id);
                    queue.add(frame);
                    id = null;
                }
            }
        } catch (IOException closed) {
            // The test has hung up.
        }
    }

    @Override
    public BlockingQueue<Received> queue() {
        return queue;
    }

    @Override
    public void close() {
        try {
            body.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
