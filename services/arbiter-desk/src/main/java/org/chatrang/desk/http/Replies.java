package org.chatrang.desk.http;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chatrang.events.Codec;

/** Replies as JSON, written as everything else that travels. */
final class Replies {
    private Replies() {}

    static Response json(int status, Object body) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(Codec.bytes(body))
                .build();
    }
}
