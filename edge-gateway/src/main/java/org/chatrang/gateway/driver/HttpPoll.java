package org.chatrang.gateway.driver;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.chatrang.gateway.failure.FailureWords;

/** One address that is read again and again, and only sent when it has changed (ETag, Last-Modified). For one thread. */
public final class HttpPoll {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LONGEST = 8 << 20;
    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;

    private final HttpClient client;
    private final URI address;
    private final Duration patience;
    private String etag;
    private String modified;

    /** Reads that address with that client. */
    public HttpPoll(HttpClient client, URI address) {
        this(client, address, PATIENCE);
    }

    /** With that patience for the head of an answer, and again for all of it. */
    HttpPoll(HttpClient client, URI address, Duration patience) {
        this.client = client;
        this.address = address;
        this.patience = patience;
    }

    /** A client for all polls of a driver. */
    public static HttpClient client() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build();
    }

    /**
     * What is there now, empty if it is as it was.
     *
     * @throws IOException if it cannot be read, is longer than 8 MB, or the answer is neither 200 nor 304
     */
    public Optional<byte[]> read() throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(patience);
        if (etag != null) {
            request.header("If-None-Match", etag);
        } else if (modified != null) {
            request.header("If-Modified-Since", modified);
        }
        HttpResponse<InputStream> response = send(request.build());
        try (InputStream body = response.body()) {
            if (response.statusCode() == NOT_MODIFIED) {
                return Optional.empty();
            }
            if (response.statusCode() != OK) {
                forget(); // a server that does not like the condition is asked without one
                throw new IOException(address + " answers " + response.statusCode());
            }
            byte[] bytes = whole(body);
            if (bytes.length > LONGEST) {
                throw new IOException(address + " is longer than " + LONGEST + " bytes");
            }
            etag = response.headers().firstValue("ETag").orElse(null);
            modified = response.headers().firstValue("Last-Modified").orElse(null);
            return Optional.of(bytes);
        }
    }

    /** The client's own patience ends with the headers: a server that then falls silent would be waited for for ever. */
    private byte[] whole(InputStream body) throws IOException {
        AtomicBoolean late = new AtomicBoolean();
        Thread watch = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(patience);
                late.set(true);
                body.close();
            } catch (InterruptedException | IOException e) {
                // all of it came, or nothing more will
            }
        });
        try {
            byte[] bytes = body.readNBytes(LONGEST + 1);
            if (!late.get()) {
                return bytes;
            }
        } catch (IOException e) {
            if (!late.get()) {
                throw new IOException(address + " broke off in the middle: " + e.getMessage(), e);
            }
        } finally {
            watch.interrupt();
        }
        throw new IOException(
                address + " fell silent in the middle: not all of it came within " + patience.toSeconds() + " s");
    }

    private HttpResponse<InputStream> send(HttpRequest request) throws IOException, InterruptedException {
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofInputStream());
        } catch (IOException e) {
            throw new IOException(FailureWords.ofConnection(e, place()) + " (" + address + ")", e);
        }
    }

    private String place() {
        int usual = "https".equalsIgnoreCase(address.getScheme()) ? 443 : 80;
        return address.getHost() + ":" + (address.getPort() < 0 ? usual : address.getPort());
    }

    /** What was read last could not be used: it is to be sent again. */
    public void forget() {
        etag = null;
        modified = null;
    }
}
