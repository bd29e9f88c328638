package org.chatrang.broadcast.stream;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.chatrang.events.Codec;

/** Frames as JSON, the same over WebSocket and in the data of an SSE event. */
public final class FrameJson {
    private FrameJson() {}

    /** A frame as one line of JSON. */
    public static String write(ServerFrame frame) {
        return switch (frame) {
            case ServerFrame.Snapshot f ->
                "{\"type\":\"snapshot\",\"id\":\"" + f.id() + "\",\"state\":" + f.state() + "}";
            case ServerFrame.Resync f ->
                "{\"type\":\"resync\",\"id\":\"" + f.id() + "\",\"reason\":" + Codec.write((Object) f.reason())
                        + ",\"state\":" + f.state() + "}";
            case ServerFrame.Delta f ->
                "{\"type\":\"delta\",\"id\":\"" + f.id() + "\",\"topic\":\"" + f.topic() + "\",\"record\":"
                        + f.record().json() + "}";
            case ServerFrame.Bus f -> "{\"type\":\"bus\",\"reachable\":" + f.reachable() + "}";
            case ServerFrame.Goodbye f -> "{\"type\":\"goodbye\",\"reason\":\"" + f.reason() + "\"}";
        };
    }

    /** The name of a frame's kind, as its {@code type} and as the SSE event. */
    public static String type(ServerFrame frame) {
        return switch (frame) {
            case ServerFrame.Snapshot f -> "snapshot";
            case ServerFrame.Resync f -> "resync";
            case ServerFrame.Delta f -> "delta";
            case ServerFrame.Bus f -> "bus";
            case ServerFrame.Goodbye f -> "goodbye";
        };
    }

    /** The identity a frame carries, empty for those outside the history. */
    public static Optional<EventId> id(ServerFrame frame) {
        return switch (frame) {
            case ServerFrame.Snapshot f -> Optional.of(f.id());
            case ServerFrame.Resync f -> Optional.of(f.id());
            case ServerFrame.Delta f -> Optional.of(f.id());
            case ServerFrame.Bus f -> Optional.empty();
            case ServerFrame.Goodbye f -> Optional.empty();
        };
    }

    /** Reads what a client sent; empty if it is no frame of this protocol. */
    public static Optional<ClientFrame> read(String text) {
        try {
            JsonNode tree = Codec.mapper().readTree(text);
            String type = tree == null ? "" : tree.path("type").asText();
            if (type.equals("start")) {
                return Optional.of(new ClientFrame.Start());
            }
            if (type.equals("resume") && tree.path("lastEventId").isTextual()) {
                return Optional.of(
                        new ClientFrame.Resume(tree.path("lastEventId").asText()));
            }
            return Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }
}
