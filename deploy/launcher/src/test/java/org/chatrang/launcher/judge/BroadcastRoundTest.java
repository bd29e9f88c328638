package org.chatrang.launcher.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Player;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.judging.fold.TimeControls;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.time.TimeControl;
import org.chatrang.laws.time.TimeControlReading;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A whole broadcast round with its real clocks through the three judges and the settlement. */
class BroadcastRoundTest {
    private static final Instant START = Instant.parse("2025-11-01T09:30:00Z");

    private final Map<String, Integer> kinds = new TreeMap<>();
    private final List<String> wrongResults = new ArrayList<>();
    private final Map<String, Integer> clockAlerts = new TreeMap<>();
    private int games;
    private int plies;

    @Test
    void every_game_of_a_world_cup_round_is_settled_as_it_was_played() throws Exception {
        try (PgnReader reader = PgnReader.open(sharedPgn().resolve("worldcup2025-round-1.pgn"))) {
            reader.games().forEach(this::judge);
        }

        System.out.println("broadcast round: " + games + " games, " + plies + " plies, findings " + kinds);
        assertEquals(218, games);
        assertEquals(List.of(), wrongResults);
        assertEquals(plies, kinds.get("MOVE_LEGAL"), "the round has no illegal move");
        assertEquals(null, kinds.get("MOVE_OUT_OF_ORDER"));
        assertEquals(null, kinds.get("UNKNOWN"));
        assertEquals(null, kinds.get("UNREADABLE_RECORD"));
        assertEquals(null, kinds.get("RESULT_CONTRADICTED"));
        assertTrue(clockAlerts.values().stream().allMatch(count -> count <= 3), () -> "spam: " + clockAlerts);
    }

    private void judge(PgnGame game) {
        games++;
        plies += game.plies().size();
        String gameId = "game-" + game.index();
        StringWriter text = new StringWriter();
        OfflineJudges judges = new OfflineJudges(new WhatIf(null, null, null, null), new PrintWriter(text));
        List<GameFact> facts = facts(game);
        for (int i = 0; i < facts.size(); i++) {
            String source = i == 0 ? "desk" : "gateway";
            GameEvent event =
                    GameEvent.of(gameId, new Stamp(source, 1, i == 0 ? 1 : i), START.plusSeconds(i), facts.get(i));
            assertEquals(null, judges.take(Codec.bytes(event), i + 1));
        }
        String result = null;
        for (String line : text.toString().split("\n")) {
            JsonNode tree = tree(line);
            if (tree.has("version")) {
                assertEquals("FINAL", tree.get("state").asText());
                result = tree.get("result").asText();
            }
            tree.path("findings")
                    .forEach(finding -> count(game, finding.get("kind").asText()));
        }
        if (!game.result().token().equals(result)) {
            wrongResults.add(gameId + " is " + result + ", not " + game.result().token());
        }
    }

    private void count(PgnGame game, String kind) {
        kinds.merge(kind, 1, Integer::sum);
        if (kind.equals("CLOCK_UNEXPECTED")) {
            clockAlerts.merge("game-" + game.index(), 1, Integer::sum);
        }
    }

    private static List<GameFact> facts(PgnGame game) {
        List<GameFact> facts = new ArrayList<>();
        facts.add(schedule(game));
        Long[] clocks = new Long[2];
        for (int i = 0; i < game.plies().size(); i++) {
            PgnPly ply = game.plies().get(i);
            clocks[i % 2] = ply.clock().map(Duration::toMillis).orElse(null);
            ClockReading reading = ClockReading.of(clocks[0], clocks[1], i % 2 == 0 ? Side.BLACK : Side.WHITE);
            facts.add(new MoveCompleted(i + 1, null, ply.san(), null, reading, null, null));
        }
        GameResult.ofCode(game.result().token()).ifPresent(result -> facts.add(new ResultGesture(result, List.of())));
        return facts;
    }

    private static GameScheduled schedule(PgnGame game) {
        TimeControlSpec control = game.tag("TimeControl")
                .map(TimeControl::read)
                .filter(TimeControlReading.Parsed.class::isInstance)
                .map(TimeControlReading.Parsed.class::cast)
                .map(parsed -> TimeControls.spec(parsed.text(), parsed.control(), TimeControlSpec.PeriodChange.FLAG))
                .orElse(null);
        return new GameScheduled(
                "world-cup",
                null,
                null,
                null,
                "open",
                1,
                game.tag("Round").orElse(null),
                game.index(),
                player(game, "White"),
                player(game, "Black"),
                null,
                control,
                new RulesSpec(null, null, null, Map.of("result-gesture-accepted", "yes")),
                List.of("gateway"),
                null);
    }

    private static Player player(PgnGame game, String colour) {
        String name = game.tag(colour).orElse("?");
        return new Player(name, name, null, null, null, null);
    }

    private static JsonNode tree(String line) {
        try {
            return Codec.mapper().readTree(line.getBytes(StandardCharsets.UTF_8));
        } catch (java.io.IOException e) {
            throw new AssertionError("no JSON: " + line, e);
        }
    }

    private static Path sharedPgn() {
        String given = System.getProperty("chatrang.shared", System.getenv("CHATRANG_SHARED"));
        Path here = Path.of("").toAbsolutePath();
        while (here.getParent() != null && !Files.exists(here.resolve(".mvn"))) {
            here = here.getParent();
        }
        Path folder = (given == null ? here.resolveSibling("shared") : Path.of(given)).resolve("data/pgn");
        if (!Files.exists(folder) && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI needs the shared data: " + folder + " is missing");
        }
        Assumptions.assumeTrue(Files.exists(folder), () -> "skipped: no shared data at " + folder);
        return folder;
    }
}
