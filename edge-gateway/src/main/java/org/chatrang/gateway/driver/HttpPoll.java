package org.chatrang.gateway.driver;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.chatrang.gateway.failure.FailureWords;

/**
 * One address that is read again and again, and only sent when it has changed (ETag, Last-Modified). What was sent counts as
 * known only once it is {@link #taken}: until then, and after any failure, all of it is asked for again. For one thread.
 */
public final class HttpPoll {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** An answer that has begun may take longer, but not for ever: some servers and cables fall silent in the middle. */
    private static final Duration WHOLE_ANSWER = Duration.ofSeconds(20);

    private static final int LONGEST = 8 << 20;
    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;

    /** By what a server knows a text again; each part null if it said none. */
    private record Version(String etag, String modified) {
        static final Version NONE = new Version(null, null);

        static Version of(HttpResponse<?> response) {
            return new Version(
                    response.headers().firstValue("ETag").orElse(null),
                    response.headers().firstValue("Last-Modified").orElse(null));
        }
    }

    private final HttpClient client;
    private final URI address;
    private final Duration wholeAnswer;
    private Version taken = Version.NONE;
    private Version read = Version.NONE;

    /** Reads that address with that client. */
    public HttpPoll(HttpClient client, URI address) {
        this(client, address, WHOLE_ANSWER);
    }

    /** The same with another limit for the time of a whole answer. */
    HttpPoll(HttpClient client, URI address, Duration wholeAnswer) {
        this.client = client;
        this.address = address;
        this.wholeAnswer = wholeAnswer;
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
     * What is there now, empty if it is as it was when it was taken.
     *
     * @throws IOException if it cannot be read, is longer than 8 MB, takes too long, or the answer is neither 200 nor 304
     */
    public Optional<byte[]> read() throws IOException, InterruptedException {
        Version known = taken;
        taken = Version.NONE;
        HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(PATIENCE);
        if (known.etag() != null) {
            request.header("If-None-Match", known.etag());
        } else if (known.modified() != null) {
            request.header("If-Modified-Since", known.modified());
        }
        HttpResponse<byte[]> response = send(request.build());
        if (response.statusCode() == NOT_MODIFIED && !known.equals(Version.NONE)) {
            taken = known;
            return Optional.empty();
        }
        if (response.statusCode() != OK) {
            throw new IOException(address + " answers " + response.statusCode());
        }
        read = Version.of(response);
        return Optional.of(response.body());
    }

    /** What was read last has been used: it need not be sent again. */
    public void taken() {
        taken = read;
    }

    private HttpResponse<byte[]> send(HttpRequest request) throws IOException, InterruptedException {
        CompletableFuture<HttpResponse<byte[]>> answer =
                client.sendAsync(request, response -> new BoundedBody(LONGEST));
        try {
            return answer.get(wholeAnswer.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new IOException(FailureWords.ofConnection(e.getCause(), place()) + " (" + address + ")", e);
        } catch (TimeoutException e) {
            throw new IOException(
                    address + " fell silent in the middle: not all of it came within " + wholeAnswer.toSeconds() + " s",
                    e);
        } finally {
            answer.cancel(true);
        }
    }

    private String place() {
        int usual = "https".equalsIgnoreCase(address.getScheme()) ? 443 : 80;
        return address.getHost() + ":" + (address.getPort() < 0 ? usual : address.getPort());
    }
}
