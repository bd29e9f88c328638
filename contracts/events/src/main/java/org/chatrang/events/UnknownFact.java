package org.chatrang.events;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A fact of a kind this version does not know. Carried as it is, never a crash.
 *
 * @param kind as written
 * @param data as written, may be null
 */
public record UnknownFact(String kind, JsonNode data) implements GameFact {}
