package org.chatrang.broadcast.http;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.chatrang.broadcast.tape.Bus;
import org.chatrang.broadcast.tape.Until;

/** What tests of the running service have in common. */
@QuarkusTestResource(Bus.class)
public abstract class ServiceTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TestHTTPResource("/")
    protected URI home;

    protected URI at(String path) {
        return home.resolve(path);
    }

    protected URI socketAt(String path) {
        return URI.create(at(path).toString().replaceFirst("^http", "ws"));
    }

    protected static String encoded(String part) {
        return URLEncoder.encode(part, StandardCharsets.UTF_8);
    }

    protected static HttpResponse<String> get(URI address, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits until a path answers with this text somewhere in it. */
    protected void untilShown(String path, String text) {
        String[] last = {""};
        Until.holds(
                () -> {
                    last[0] = get(at(path)).body();
                    return last[0].contains(text);
                },
                () -> path + " without " + text + ": " + last[0]);
    }

    protected static Optional<String> none() {
        return Optional.empty();
    }
}
