package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CloudEventsTest {
    static List<Sample> samples() {
        return Sample.all();
    }

    @Test
    void ofAGameEvent() {
        GameEvent event = GameEvent.of(
                "isfahan/1/2", new Stamp("hall a", 4, 7), Instant.parse("2026-03-14T14:00:00.5Z"), new GameStarted());

        assertEquals(
                Map.of(
                        "ce_specversion", "1.0",
                        "ce_id", "isfahan/1/2/hall a/4/7",
                        "ce_type", "org.chatrang.game-event.game-started.v1",
                        "ce_source", "/hall%20a",
                        "ce_time", "2026-03-14T14:00:00.500Z",
                        "content-type", "application/json"),
                CloudEvents.headers(event));
    }

    @Test
    void ofAKindFromALaterVersion() {
        GameEvent event = GameEvent.of(
                "g",
                new Stamp("s", 0, 1),
                Instant.EPOCH,
                new UnknownFact("Émotion SHOWN", JsonNodeFactory.instance.nullNode()));

        assertEquals(
                "org.chatrang.game-event.unknown.v1", CloudEvents.headers(event).get("ce_type"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void areCompleteForEveryRecord(Sample sample) throws Exception {
        Map<String, String> headers =
                headers(Codec.read(sample.json(), sample.type().type()));

        assertEquals("1.0", headers.get("ce_specversion"));
        assertEquals("application/json", headers.get("content-type"));
        assertFalse(headers.get("ce_id").isBlank());
        assertTrue(headers.get("ce_type").matches("org\\.chatrang\\.[a-z.-]+\\.v1"), headers::toString);
        assertTrue(URI.create(headers.get("ce_source")).getPath().startsWith("/"), headers::toString);
        if (headers.containsKey("ce_time")) {
            Instant.parse(headers.get("ce_time"));
        }
    }

    private static Map<String, String> headers(Object record) {
        return switch (record) {
            case GameEvent event -> CloudEvents.headers(event);
            case Verdict verdict -> CloudEvents.headers(verdict);
            case Settlement settlement -> CloudEvents.headers(settlement);
            case StandingsTable table -> CloudEvents.headers(table);
            case BoardAssignment assignment -> CloudEvents.headers(assignment, "desk/1");
            case GatewayHealth health -> CloudEvents.headers(health);
            default -> throw new AssertionError("no headers for " + record.getClass());
        };
    }
}
