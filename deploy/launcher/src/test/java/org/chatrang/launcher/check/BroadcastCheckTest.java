package org.chatrang.launcher.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Real broadcasts, against a list of their anomalies made by other means. */
class BroadcastCheckTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void findsExactlyTheKnownAnomalies() throws IOException {
        Path folder = sharedPgn();
        List<JsonNode> expected = new ArrayList<>();
        Set<String> files = new LinkedHashSet<>();
        for (JsonNode anomaly : JSON.readTree(folder.resolve("anomalies.json").toFile())) {
            expected.add(anomaly);
            files.add(anomaly.get("file").asText());
        }
        List<JsonNode> found = new ArrayList<>();
        for (String file : files) {
            for (JsonNode game : check(folder.resolve(file))) {
                if (isAnomalous(game)) {
                    found.add(asListed(file, game));
                }
            }
        }
        assertEquals(expected, found);
    }

    @Test
    void checksEveryBroadcast() throws IOException {
        try (var files = Files.walk(sharedPgn())) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".pgn")).toList()) {
                check(file);
            }
        }
    }

    private static List<JsonNode> check(Path file) throws IOException {
        Outcome outcome = Outcome.of("check", file.toString());
        assertEquals(0, outcome.exitCode(), () -> file + ": " + outcome.err());
        List<JsonNode> games = new ArrayList<>();
        for (String line : outcome.out()) {
            games.add(JSON.readTree(line));
            assertEquals(games.size(), games.getLast().get("game").asInt());
        }
        return games;
    }

    /** No moves, an illegal one, a king put in the centre, or a mate that the result contradicts. */
    private static boolean isAnomalous(JsonNode game) {
        String winner = game.get("plies").asInt() % 2 == 1 ? "1-0" : "0-1";
        boolean mateContradicted = isMate(game) && !game.get("result").asText().equals(winner);
        return game.get("plies").asInt() == 0
                || !game.get("illegal").isNull()
                || !game.get("kingsToCentre").isNull()
                || mateContradicted;
    }

    private static boolean isMate(JsonNode game) {
        return game.get("ending").path("kind").asText().equals("CHECKMATE");
    }

    private static JsonNode asListed(String file, JsonNode game) {
        ObjectNode listed = JSON.createObjectNode()
                .put("file", file)
                .put("gameIndex", game.get("game").asInt());
        for (String field : List.of("round", "white", "black", "result", "plies")) {
            listed.set(field, game.get(field));
        }
        listed.set("illegal", withoutReason(game.get("illegal")));
        listed.set("kingToCentreLastMove", king(game.get("kingsToCentre")));
        return listed.put("checkmateOnBoard", isMate(game));
    }

    private static JsonNode withoutReason(JsonNode illegal) {
        if (illegal.isNull()) {
            return illegal;
        }
        assertFalse(illegal.get("reason").asText().isEmpty());
        return ((ObjectNode) illegal.deepCopy()).without("reason");
    }

    private static JsonNode king(JsonNode king) {
        if (king.isNull()) {
            return king;
        }
        String square = king.get("square").asText();
        ObjectNode listed = JSON.createObjectNode();
        listed.set("san", king.get("san"));
        listed.put("squareColour", square.equals("e4") || square.equals("d5") ? "light" : "dark");
        listed.set("consistentWithResult", king.get("agreesWithResult"));
        return listed;
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
