package org.chatrang.standings.rest;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.chatrang.events.Codec;

/** Answers as JSON, with the very records that travel on the bus. */
final class Answers {
    private Answers() {}

    static Response one(String json) {
        return Response.ok(json, MediaType.APPLICATION_JSON).build();
    }

    static Response list(List<String> json) {
        return one("[" + String.join(",", json) + "]");
    }

    static Response notFound(String what) {
        return Response.status(Response.Status.NOT_FOUND)
                .type(MediaType.APPLICATION_JSON)
                .entity(Codec.mapper().createObjectNode().put("error", what).toString())
                .build();
    }
}
