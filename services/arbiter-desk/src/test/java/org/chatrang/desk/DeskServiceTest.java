package org.chatrang.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.chatrang.desk.metrics.MetricNames;
import org.chatrang.desk.support.Bus;
import org.chatrang.desk.support.Rounds;
import org.chatrang.desk.support.SharedData;
import org.chatrang.desk.support.Until;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.RulingMade;
import org.chatrang.events.StandingsSpec;
import org.chatrang.events.Verdict;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(DeskTestResource.class)
class DeskServiceTest {
    @TestHTTPResource("/")
    URI address;

    private final HttpClient client = HttpClient.newHttpClient();
    private final Bus bus = new Bus(SharedKafka.get());

    private record Reply(int status, JsonNode json) {}

    private Reply send(String method, String path, String type, BodyPublisher body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(address.resolve(path))
                .method(method, body)
                .header("Content-Type", type)
                .timeout(Duration.ofSeconds(60))
                .build();
        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
        return new Reply(response.statusCode(), Codec.mapper().readTree(response.body()));
    }

    private Reply pgn(String path, String body) throws Exception {
        return send("POST", path, "text/plain", BodyPublishers.ofString(body));
    }

    private Reply json(String path, String body) throws Exception {
        return send("POST", path, "application/json", BodyPublishers.ofString(body));
    }

    private Reply get(String path) throws Exception {
        return send("GET", path, "text/plain", BodyPublishers.noBody());
    }

    private static void assertError(Reply reply, int status, String word) {
        assertEquals(status, reply.status(), reply.toString());
        for (String part : List.of("code", "input", "text", "fix")) {
            assertTrue(reply.json().at("/error/" + part).isTextual(), part + " of " + reply);
        }
        assertTrue(reply.json().toString().contains(word), reply.toString());
    }

    @Test
    void givenAFileWhenCreatedAndStartedThenTheBusHoldsSchedulesStartsAndAssignments() throws Exception {
        Reply created = pgn("/events?id=cup-a&name=Cup%20A&gatewayId=hall-b", Rounds.two());
        assertEquals(201, created.status(), created.toString());
        assertEquals("cup-a.1.2", created.json().at("/rounds/0/games/1/gameId").asText());
        assertEquals("pgn-4", created.json().at("/rounds/1/games/1/boardId").asText());
        assertEquals(4, bus.events("cup-a.").size());
        assertEquals(List.of(), bus.assignments("cup-a."));

        Reply started = pgn("/events/cup-a/rounds/2/start", "");
        assertEquals(200, started.status(), started.toString());
        assertEquals(2, started.json().get("started").size());
        List<GameEvent> events = bus.events("cup-a.2.1");
        assertEquals("Cup A", ((GameScheduled) events.get(0).fact()).eventName());
        assertEquals(new GameStarted(), events.get(1).fact());
        assertEquals(2, events.get(1).stamp().n());
        assertEquals(
                List.of(new BoardAssignment("pgn-3", "hall-b", "Hall", 3, "cup-a.2.1", null, false)),
                bus.assignments("cup-a.2.1"));

        assertEquals(2, pgn("/events/cup-a/start", "").json().get("started").size());
        assertEquals(
                4, pgn("/events/cup-a/start", "").json().get("startedBefore").size());
        assertEquals(8, bus.events("cup-a.").size());
        assertEquals(
                "STARTED",
                get("/events/cup-a").json().at("/rounds/0/games/0/stage").asText());
        assertTrue(get("/events").json().toString().contains("cup-a"));
    }

    @Test
    void givenPairingsInATournamentReportThenTheRoundIsScheduledWithWhatItsTableIsMadeBy() throws Exception {
        String path = "/events/open-a/rounds?section=open&gatewayId=hall-b&timeControl=5400%2B30";
        Reply created = pgn(path, Rounds.report());
        assertEquals(201, created.status(), created.toString());
        List<GameEvent> events = bus.events("open-a.open.2.");
        assertEquals(2, events.size());
        GameScheduled top = (GameScheduled) events.getFirst().fact();
        assertEquals(List.of("1", "3"), List.of(top.white().id(), top.black().id()));
        assertEquals("2.1", top.roundName());
        assertEquals(
                new StandingsSpec(List.of("BH/C1", "SB"), "SWISS", 3, "2026-03-07", Map.of("2", "U"), null, null),
                top.standings());
        // The same again changes nothing, other games of the round are refused
        assertEquals(200, pgn(path, Rounds.report()).status());
        assertEquals(2, bus.events("open-a.open.2.").size());
        assertError(pgn(path + "&pace=blitz", Rounds.report()), 409, "open-a");
        // A rematch is refused until the arbiter insists
        String rematch = Rounds.rematch();
        assertError(pgn("/events/open-b/rounds", rematch), 400, "2 and 1 have already played each other");
        assertEquals(201, pgn("/events/open-b/rounds?force=yes", rematch).status());
        // Errors name line and column
        assertError(pgn("/events/open-c/rounds", Rounds.report().replace("2400", "24x0")), 400, "line 4, column 49");
        assertError(pgn("/events/open-c/rounds?round=7", Rounds.report()), 400, "nobody is paired");
    }

    @Test
    void givenTheSameRequestAgainThenNothingIsDoubledAndOtherContentIsRefused() throws Exception {
        assertEquals(201, pgn("/events?id=cup-b", Rounds.two()).status());
        Reply again = send("PUT", "/events/cup-b", "application/x-chess-pgn", BodyPublishers.ofString(Rounds.two()));
        assertEquals(200, again.status(), again.toString());
        assertEquals(4, bus.events("cup-b.").size());
        assertError(pgn("/events?id=cup-b", Rounds.two() + Rounds.two()), 409, "cup-b");
        assertError(pgn("/events?id=cup-b&pace=blitz", Rounds.two()), 409, "cup-b");
    }

    @Test
    void givenAnArbiterThenRulingsAndFactsGoOnTheLogAndAClosedGameIsClosed() throws Exception {
        pgn("/events?id=cup-c", Rounds.two());
        Reply ruling = json(
                "/games/cup-c.1.1/rulings",
                "{\"arbiter\":\"A. Arbiter\",\"reason\":\"agreed at the"
                        + " board\",\"ruling\":{\"type\":\"DECIDE_RESULT\",\"result\":\"1/2-1/2\"}}");
        assertEquals(201, ruling.status(), ruling.toString());
        assertEquals("RULING_MADE", ruling.json().get("kind").asText());
        json(
                "/games/cup-c.1.1/events",
                "{\"kind\":\"DRAW_CLAIMED\",\"data\":{\"side\":\"BLACK\",\"basis\":\"THREEFOLD\",\"alreadyMoved\":false}}");
        assertEquals(201, json("/games/cup-c.1.1/close", "").status());
        assertError(json("/games/cup-c.1.1/close", ""), 409, "closed");
        List<GameEvent> events = bus.events("cup-c.1.1");
        assertEquals(4, events.size());
        assertTrue(events.get(1).fact() instanceof RulingMade);
        assertTrue(events.get(2).fact() instanceof DrawClaimed);
        assertEquals(
                List.of(1L, 2L, 3L, 4L), events.stream().map(e -> e.stamp().n()).toList());
    }

    @Test
    void givenARequestWithAKeyWhenSentAgainThenItIsRecordedOnce() throws Exception {
        pgn("/events?id=cup-e", Rounds.two());
        String resigned = "{\"kind\":\"RESIGNED\",\"data\":{\"side\":\"WHITE\"}}";
        String drawn = "{\"kind\":\"DRAW_OFFERED\",\"data\":{\"side\":\"WHITE\"}}";
        Reply first = keyed("/games/cup-e.1.1/events", "k1", resigned);
        Reply again = keyed("/games/cup-e.1.1/events", "k1", resigned);
        assertEquals(201, first.status(), first.toString());
        assertEquals(200, again.status(), again.toString());
        assertEquals(first.json(), again.json());
        assertEquals(2, bus.events("cup-e.1.1").size());
        assertError(keyed("/games/cup-e.1.1/events", "k1", drawn), 409, "Idempotency-Key");
        assertError(keyed("/games/cup-e.1.1/events", "not a key", drawn), 400, "UUID");
    }

    private Reply keyed(String path, String key, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(address.resolve(path))
                .POST(BodyPublishers.ofString(body))
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", key)
                .build();
        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
        return new Reply(response.statusCode(), Codec.mapper().readTree(response.body()));
    }

    @Test
    void givenBadInputThenTheErrorNamesInputPlaceAndFix() throws Exception {
        pgn("/events?id=cup-d", Rounds.two());
        assertError(pgn("/events?id=x", ""), 400, "no game");
        assertError(pgn("/events?id=x&paze=blitz", Rounds.two()), 400, "paze");
        assertError(pgn("/events?id=Not%20So", Rounds.two()), 400, "small letters");
        assertError(pgn("/events/nobody/start", ""), 404, "nobody");
        assertError(pgn("/events/cup-d/rounds/9/start", ""), 404, "[1, 2]");
        assertError(pgn("/events/cup-d/rounds/first/start", ""), 400, "first");
        assertError(get("/events/nobody"), 404, "nobody");
        assertError(get("/nowhere"), 404, "README");
        assertError(send("DELETE", "/events", "text/plain", BodyPublishers.noBody()), 405, "README");
        assertError(json("/events?id=x", "{}"), 415, "text/plain");
        assertError(json("/games/nobody/close", ""), 404, "nobody");
        assertError(json("/games/cup-d.1.1/rulings", "{\"arbiter\":\"A\"}"), 400, "reason");
        assertError(json("/games/cup-d.1.1/rulings", "no json"), 400, "line 1");
        assertError(
                json(
                        "/games/cup-d.1.1/rulings",
                        "{\"arbiter\":\"A\",\"reason\":\"r\",\"ruling\":{\"type\":\"GUESS\"}}"),
                400,
                "DECIDE_RESULT");
        assertError(
                json(
                        "/games/cup-d.1.1/rulings",
                        "{\"arbiter\":\"A\",\"reason\":\"r\",\"ruling\":{\"type\":\"SET_POSITION\",\"fen\":\"8/8\"}}"),
                400,
                "fen");
        assertError(json("/games/cup-d.1.1/events", "{\"kind\":\"MOVE_COMPLETED\"}"), 400, "RESIGNED");
        assertError(json("/games/cup-d.1.1/events", "{\"kind\":\"RESIGNED\",\"data\":{}}"), 400, "side");
        assertError(
                json("/games/cup-d.1.1/events", "{\"kind\":\"RESIGNED\",\"data\":{\"side\":\"RED\"}}"), 400, "data");
        assertError(json("/games/cup-d.1.1/events", "x".repeat(100_000)), 413, "65536");
        assertEquals(4, bus.events("cup-d.").size(), "nothing of this is on the bus");
    }

    @Test
    void givenALineOfThreeHundredMegabytesThenItIsRefusedAndTheDeskLives() throws Exception {
        InputStream line = new InputStream() {
            private long left = 300L << 20;

            @Override
            public int read() {
                return left-- > 0 ? 'e' : -1;
            }
        };
        try {
            Reply reply = send("POST", "/events?id=huge", "text/plain", BodyPublishers.ofInputStream(() -> line));
            assertError(reply, 413, "largest-pgn");
        } catch (java.io.IOException closedWhileSending) {
            // the desk answered and closed before the client had sent it all
        }
        assertEquals(200, get("/q/health/live").status());
        assertEquals(200, get("/events").status());
        assertEquals(List.of(), bus.events("huge."));
    }

    @Test
    void givenFindingsThatWaitThenTheyAreAlerts() throws Exception {
        Finding finding = new Finding(
                FindingKind.RESULT_GESTURE, Finding.Standing.NEEDS_ARBITER, null, null, "kings shown", null, null);
        bus.publish(new Verdict("alerting", JudgeName.LEGALITY, 3, 0, 3, null, 1, Instant.EPOCH, List.of(finding)));
        Until.holds(
                "the alert is shown",
                Duration.ofSeconds(20),
                () -> get("/alerts").json().toString().contains("kings shown"));
        assertEquals("alerting", get("/alerts").json().at("/alerts/0/gameId").asText());
    }

    @Test
    void givenARealRoundThenEveryGameIsScheduledAtOnce() throws Exception {
        var file = SharedData.file("pgn/worldcup2025-round-1.pgn");
        Reply created = send("POST", "/events?id=world-cup", "text/plain", BodyPublishers.ofFile(file));
        assertEquals(201, created.status());
        assertEquals(218, created.json().at("/event/games").asInt());
        assertEquals(218, bus.events("world-cup.").size());
        assertEquals(
                218, pgn("/events/world-cup/start", "").json().get("started").size());
        assertEquals(218, bus.assignments("world-cup.").size());
    }

    @Test
    void givenTheServiceThenHealthAndMetricsAreThere() throws Exception {
        for (String check : List.of("ready", "live", "started")) {
            assertEquals("UP", get("/q/health/" + check).json().get("status").asText());
        }
        HttpResponse<String> metrics = client.send(
                HttpRequest.newBuilder(address.resolve("/q/metrics")).build(), HttpResponse.BodyHandlers.ofString());
        assertTrue(metrics.body().contains(MetricNames.RECORDS.replace('.', '_')));
        assertTrue(metrics.body().contains(MetricNames.ALERTS.replace('.', '_')));
    }
}
