package org.chatrang.events;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A fact of a kind this version does not know, or a ruling of a type it does not know. Carried as it is, never a crash.
 *
 * @param kind as written
 * @param data as written, may be null
 */
public record UnknownFact(String kind, JsonNode data) implements GameFact {
    public UnknownFact {
        Require.text(kind, "kind", "the kind of the event");
    }
}
