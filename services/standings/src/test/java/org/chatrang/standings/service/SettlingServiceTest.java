package org.chatrang.standings.service;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.settlement.Said;
import org.junit.jupiter.api.Test;

/** From verdicts on the bus to results, tables and answers. */
@QuarkusTest
class SettlingServiceTest extends ServiceTestBase {
    private final String event = "cup-" + UUID.randomUUID();
    private final String game = event + "-1";

    @Test
    void verdictsBecomeAResultATableAndAnswers() {
        // Given a scheduled game of an event that gives three points for a win
        bus.schedules(game, Schedules.game(event, "open", 2, 5, "w", "b", Map.of("points", "3-1-0")));
        standings(rows -> rows.size() == 2);
        // When the judges answer its first record, which mates
        bus.says(mate());
        // Then every version is on the bus, with key and headers
        var results = Eventually.get("a final result", () -> recordsOf(game), records -> records.size() == 3);
        assertEquals("FINAL", Bus.settlement(results.get(2)).state().name());
        assertEquals(5, Bus.settlement(results.get(2)).board());
        assertEquals(game + "/3", Bus.header(results.get(2), "ce_id"));
        assertEquals("org.chatrang.settlement.v1", Bus.header(results.get(2), "ce_type"));
        // And the table is on the bus under the key of its section, and over REST
        standings(rows -> rows.getFirst().get("points").equals("3")
                && rows.getFirst().get("provisional").equals(false));
        Eventually.get(
                "the table on the bus",
                () -> bus.read(Topics.STANDINGS).stream()
                        .filter(record -> record.key().equals(event + "/open"))
                        .toList(),
                tables -> !tables.isEmpty()
                        && new String(tables.getLast().value(), StandardCharsets.UTF_8).contains("\"points\":\"3\""));
        // And the result with its history over REST
        when().get("/games/{game}/settlement", game)
                .then()
                .statusCode(200)
                .contentType("application/json")
                .body("version", equalTo(3))
                .body("state", equalTo("FINAL"))
                .body("result", equalTo("1-0"));
        when().get("/games/{game}/settlement/history", game)
                .then()
                .statusCode(200)
                .body("version", equalTo(List.of(3, 2, 1)));
    }

    @Test
    void theSameVerdictsAgainChangeNothing() {
        bus.says(mate());
        Eventually.get("a final result", () -> recordsOf(game), records -> records.size() == 3);
        // When they come once more
        bus.says(mate());
        bus.flush();
        Eventually.get(
                "everything read",
                () -> database.texts("select sum(next_offset)::text from consumed where id like 'verdicts-%'")
                        .getFirst(),
                sum -> sum.equals(Long.toString(bus.size(Topics.VERDICTS))));
        assertEquals(3, recordsOf(game).size());
        assertEquals(3, database.settlements(game).get(game).size());
    }

    @Test
    void aVerdictThatCannotBeReadGoesToTheDeadLettersAndTheNextOneCounts() throws Exception {
        byte[] nonsense = ("{\"gameId\":\"" + game + "\",\"judge\":\"nobody\"}").getBytes(StandardCharsets.UTF_8);
        var place = bus.send(Topics.VERDICTS, game, nonsense).get();
        bus.says(mate());
        Eventually.get("a final result", () -> recordsOf(game), records -> records.size() == 3);
        ConsumerRecord<String, byte[]> letter = Eventually.get(
                        "the dead letter",
                        () -> bus.read(Topics.VERDICTS.deadLetters()).stream()
                                .filter(record -> game.equals(record.key()))
                                .toList(),
                        letters -> letters.size() == 1)
                .getFirst();
        assertEquals(new String(nonsense, StandardCharsets.UTF_8), new String(letter.value(), StandardCharsets.UTF_8));
        assertEquals("verdicts", Bus.header(letter, "chatrang_topic"));
        assertEquals(Long.toString(place.offset()), Bus.header(letter, "chatrang_offset"));
        assertEquals(Integer.toString(place.partition()), Bus.header(letter, "chatrang_partition"));
        assertEquals(true, Bus.header(letter, "chatrang_reason").contains("judge"));
    }

    @Test
    void absurdRecordsStopNothing() {
        bus.send(Topics.VERDICTS, null, null);
        bus.send(Topics.VERDICTS, "", new byte[] {0, (byte) 0xff, (byte) 0xfe});
        bus.send(
                Topics.VERDICTS,
                "x",
                "{\"gameId\":\"a\\u0000b\",\"judge\":\"LEGALITY\",\"seq\":1}".getBytes(StandardCharsets.UTF_8));
        bus.send(
                Topics.VERDICTS,
                "x",
                "{\"gameId\":\"\\ud800\",\"judge\":\"LEGALITY\",\"seq\":1}".getBytes(StandardCharsets.UTF_8));
        bus.send(Topics.GAME_EVENTS, game, "GAME_SCHEDULED, but no JSON".getBytes(StandardCharsets.UTF_8));
        bus.says(List.of(new Verdict(game, JudgeName.LEGALITY, 0, 0, 7, null, 0, null, List.of())));
        bus.says(mate());
        Eventually.get("a final result", () -> recordsOf(game), records -> records.size() == 3);
    }

    @Test
    void aGameNobodyHasHeardOfIsNotFound() {
        when().get("/games/none/settlement").then().statusCode(404).body("error", containsString("none"));
        when().get("/games/none/settlement/history").then().statusCode(404);
        when().get("/events/none/standings").then().statusCode(404).body("error", containsString("none"));
    }

    @Test
    void healthAndMetricsTell() {
        Eventually.get("started", () -> given().get("/q/health/started").statusCode(), code -> code == 200);
        when().get("/q/health/live").then().statusCode(200);
        when().get("/q/health/ready").then().statusCode(200);
        when().get("/q/health/well").then().statusCode(200);
        bus.says(mate());
        Eventually.get(
                "metrics",
                () -> given().get("/q/metrics").asString(),
                text -> text.contains("chatrang_standings_verdicts_total{outcome=\"counted\"}")
                        && text.contains("chatrang_standings_settlements_total{state=\"FINAL\"}")
                        && text.contains("chatrang_standings_batch_seconds_count")
                        && text.contains("chatrang_standings_published_total"));
    }

    private List<Verdict> mate() {
        return List.of(
                Said.verdict(game, JudgeName.LEGALITY, 1, Said.ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)),
                Said.nothing(game, JudgeName.CLOCK_ADJUDICATION, 1),
                Said.nothing(game, JudgeName.DRAW_DETECTION, 1));
    }

    private List<ConsumerRecord<String, byte[]>> recordsOf(String gameId) {
        return bus.read(Topics.RESULTS).stream()
                .filter(record -> record.key().equals(gameId))
                .toList();
    }

    private void standings(Predicate<List<Map<String, Object>>> wanted) {
        Eventually.get(
                "the table",
                () -> when().get("/events/{event}/standings", event)
                        .then()
                        .statusCode(200)
                        .body("", hasSize(1))
                        .extract()
                        .<List<Map<String, Object>>>path("[0].rows"),
                wanted);
    }
}
