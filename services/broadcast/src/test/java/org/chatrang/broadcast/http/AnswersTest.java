package org.chatrang.broadcast.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Producer;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Sent;
import org.chatrang.events.Codec;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.Topics;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;

@QuarkusTest
class AnswersTest extends ServiceTest {
    private static JsonNode json(HttpResponse<String> answer) throws JsonProcessingException {
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals(
                "application/json;charset=utf-8",
                answer.headers().firstValue("content-type").orElse(""));
        return Codec.mapper().readTree(answer.body());
    }

    @Test
    void whatWasOnTheBusBeforeTheStartIsThere() throws JsonProcessingException {
        JsonNode round = json(get(at("/api/events/earlier/rounds/1")));
        JsonNode board = round.path("state").path("boards").path(0);
        assertEquals("Nf3", board.path("lastMove").path("san").asText());
        assertEquals("snapshot", round.path("type").asText());
    }

    @Test
    void aGameHasItsWholeVerdictLog() throws JsonProcessingException {
        JsonNode game =
                json(get(at("/api/games/" + encoded("earlier/open/1/1")))).path("state");
        assertEquals(3, game.path("moves").size());
        assertEquals(5410000, game.path("moves").path(0).path("clockMillis").asLong());
        assertEquals(4, game.path("verdicts").size());
        assertEquals(
                "earlier/open/1/1/legality/1",
                game.path("verdicts").path(0).path("id").asText());
        assertEquals(
                8, game.path("answers").path("draw-detection").path("verdicts").asLong());
    }

    @Test
    void eventsAndRoundsAreListed() throws JsonProcessingException {
        JsonNode events = json(get(at("/api/events")));
        JsonNode earlier = null;
        for (JsonNode event : events) {
            earlier = event.path("event").asText().equals("earlier") ? event : earlier;
        }
        assertEquals("Isfahan Open 2026", earlier.path("name").asText());
        assertEquals(1, earlier.path("rounds").path(0).path("playing").asInt());
    }

    @Test
    void aRoundIsAPgnFileWithAStrongTag() {
        HttpResponse<String> whole = get(at("/pgn/earlier/1/games.pgn"));
        assertEquals(200, whole.statusCode());
        assertEquals(
                "application/x-chess-pgn;charset=utf-8",
                whole.headers().firstValue("content-type").orElse(""));
        assertEquals(1, PgnReader.readAll(whole.body()).size());
        String tag = whole.headers().firstValue("etag").orElseThrow();
        assertTrue(tag.matches("\"[0-9a-f]+\""), tag);
        for (String form : List.of(tag, tag.replace("\"", ""), "W/" + tag)) {
            HttpResponse<String> again = get(at("/pgn/earlier/1/games.pgn"), "If-None-Match", form);
            assertEquals(304, again.statusCode(), form);
            assertEquals("", again.body());
            assertEquals(tag, again.headers().firstValue("etag").orElse(""));
        }
        assertEquals(whole.body(), get(at("/pgn/earlier/1/game-1.pgn")).body());
        assertEquals(404, get(at("/pgn/earlier/1/game-2.pgn")).statusCode());
        assertEquals(404, get(at("/pgn/earlier/2/games.pgn")).statusCode());
    }

    @Test
    void aRoundThatHasNotBegunIsAWholeFileInTheOrderOfTheBoards() {
        try (Producer bus = Producer.here()) {
            for (int board : new int[] {3, 10, 1, 2}) {
                bus.send(new GameTape("unbegun/open/1/" + board, Schedules.game("unbegun", 1, board)).sent());
            }
            untilShown("/pgn/unbegun/1/games.pgn", "[Board \"2\"]");
            untilShown("/pgn/unbegun/1/games.pgn", "[Board \"10\"]");
            var games = PgnReader.readAll(get(at("/pgn/unbegun/1/games.pgn")).body());
            assertEquals(
                    List.of("1", "2", "3", "10"),
                    games.stream().map(game -> game.tag("Board").orElse("")).toList());
            games.forEach(game -> assertEquals(List.of(), game.problems()));
        }
    }

    @Test
    void tablesAndGatewaysJoinTheRound() {
        try (Producer bus = Producer.here()) {
            bus.send(new GameTape("tables/open/1/1", Schedules.game("tables", 1, 1)).sent());
            StandingsTable table = new StandingsTable(
                    "tables",
                    "open",
                    1,
                    1,
                    List.of(new StandingsTable.Row(1, Schedules.player("Aagaard, A", 2500), "1.5", 2, 1, 1, 0, true)));
            GatewayHealth health =
                    new GatewayHealth(Schedules.GATEWAY, java.time.Instant.EPOCH, GatewayHealth.State.OK, 0, 12, null);
            bus.send(List.of(
                    new Sent(Topics.STANDINGS.name(), table.key(), Codec.write((Object) table)),
                    new Sent(Topics.GATEWAY_HEALTH.name(), health.gatewayId(), Codec.write((Object) health))));
            untilShown("/api/events/tables/rounds/1", "\"points\":\"1.5\"");
            untilShown("/api/events/tables/rounds/1", "\"gatewayId\":\"gateway/hall-a\"");
        }
    }

    @Test
    void nonsenseOnAnyTopicStopsNothing() {
        GameTape tape = new GameTape("nonsense/open/1/1", Schedules.game("nonsense", 1, 1)).start();
        List<String> nonsense = List.of(
                "",
                "{",
                "null",
                "[]",
                "\u0000\uffff",
                "{\"gameId\":null}",
                "{\"gameId\":\"nonsense/open/1/1\"}",
                "{\"gameId\":\"nonsense/open/1/1\",\"judge\":\"nobody\",\"seq\":1}",
                "{\"gameId\":\"nonsense/open/1/1\",\"source\":\"gateway/hall-a\",\"epoch\":1,\"n\":-5,\"at\":\"x\",\"kind\":\"MOVE_SEEN\"}",
                "{\"gameId\":\"g\",\"source\":\"s\",\"epoch\":1,\"n\":1,\"at\":\"2026-01-01T00:00:00Z\",\"kind\":\"GAME_SCHEDULED\",\"data\":{}}",
                "{\"gameId\":\"g\",\"source\":\"s\",\"epoch\":1,\"n\":2,\"at\":\"2026-01-01T00:00:00Z\",\"kind\":\"FUTURE_KIND\",\"data\":7}",
                "{\"a\":\"" + "x".repeat(200_000) + "\"}",
                "{\"a\":".repeat(2000));
        try (Producer bus = Producer.here()) {
            bus.send(tape.take());
            for (var topic : Topics.meant()) {
                nonsense.forEach(text -> bus.raw(topic.name(), "k", text.getBytes(StandardCharsets.UTF_8)));
                bus.raw(topic.name(), "k", new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
                if (!topic.compacted()) {
                    bus.raw(topic.name(), "k", null);
                }
            }
            bus.send(tape.moves("e4 e5").sent());
            untilShown("/api/games/" + encoded(tape.gameId()), "\"san\":\"e5\"");
        }
        assertEquals(200, get(at("/q/health/live")).statusCode());
        assertTrue(get(at("/q/metrics")).body().contains("chatrang_broadcast_records_unreadable_total"));
    }

    @Test
    void thePageIsAskedForAnewAndItsAssetsAreKept() {
        HttpResponse<String> page = get(at("/"));
        assertEquals("no-cache", page.headers().firstValue("cache-control").orElse(""));
        String script = page.body().replaceAll("(?s).*src=\"\\./(assets/[^\"]+\\.js)\".*", "$1");
        HttpResponse<String> asset = get(at("/" + script));
        assertEquals(200, asset.statusCode(), script);
        assertTrue(asset.headers().firstValue("cache-control").orElse("").contains("max-age"));
    }

    @Test
    void itSaysHowItIs() {
        assertTrue(get(at("/q/health/started")).body().contains("bus-found"));
        assertTrue(get(at("/q/health/ready")).body().contains("caught-up"));
        assertEquals(200, get(at("/q/health")).statusCode());
        String metrics = get(at("/q/metrics")).body();
        for (String name : List.of("records_total", "bus_lag", "games", "rounds", "history_bytes", "listeners")) {
            assertTrue(metrics.contains("chatrang_broadcast_" + name), name);
        }
    }
}
