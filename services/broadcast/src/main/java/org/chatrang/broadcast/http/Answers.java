package org.chatrang.broadcast.http;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;

/** Answers that are the same everywhere. */
final class Answers {
    private static final String TEXT = "text/plain;charset=utf-8";

    private Answers() {}

    static Response json(String json) {
        return Response.ok(json.getBytes(StandardCharsets.UTF_8), "application/json;charset=utf-8")
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    static Response notYet() {
        return Response.status(Response.Status.SERVICE_UNAVAILABLE)
                .type(TEXT)
                .header(HttpHeaders.RETRY_AFTER, 1)
                .entity("not caught up with the bus yet\n")
                .build();
    }

    static Response notFound(String reason) {
        return Response.status(Response.Status.NOT_FOUND)
                .type(TEXT)
                .entity(reason + "\n")
                .build();
    }
}
