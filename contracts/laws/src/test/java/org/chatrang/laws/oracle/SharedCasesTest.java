package org.chatrang.laws.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chatrang.laws.Colour;
import org.chatrang.laws.DeadPosition;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.SharedData;
import org.chatrang.laws.edition.Edition;
import org.chatrang.laws.edition.Regulations;
import org.chatrang.laws.edition.RuleBook;
import org.chatrang.laws.edition.Supervision;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.time.Pace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every shared case: those that a position decides are decided here, those that a judge decides must be named in a test of a
 * service. A new kind of case, or a new case whose answer is not noted here, fails.
 */
class SharedCasesTest {
    /** Who can still mate; a question mark where the case does not say. */
    private static final Map<String, String> CHANCES = Map.ofEntries(
            Map.entry("dead-01", "--"),
            Map.entry("dead-02", "--"),
            Map.entry("dead-04", "--"),
            Map.entry("dead-06", "--"),
            Map.entry("mat-01", "WB"),
            Map.entry("mat-03", "W-"),
            Map.entry("mat-06", "WB"),
            Map.entry("mat-07", "-B"),
            Map.entry("flag-01", "W-"),
            Map.entry("flag-03", "--"),
            Map.entry("flag-06", "--"),
            Map.entry("flag-07", "?B"),
            Map.entry("flag-09", "?B"),
            Map.entry("flag-11", "?B"),
            Map.entry("flag-13", "W?"),
            Map.entry("flag-16", "?B"),
            Map.entry("flag-17", "?B"));

    private static final Map<String, String> CASTLING = Map.of("leg-01", "O-O-O", "leg-03", "O-O-O", "leg-04", "O-O");

    private final ExactMating mating = new ExactMating();

    static List<SharedCase> cases() throws IOException {
        return SharedData.lines("rules/cases.jsonl").stream()
                .filter(line -> !line.isBlank())
                .map(SharedCase::new)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isDecidedAsExpected(SharedCase given) throws IOException {
        switch (given.kind()) {
            case "dead_position", "insufficient_material", "flag_fall" -> chances(given);
            case "repetition", "fivefold" -> occurrences(given);
            case "fifty_move", "seventyfive_move" -> mateTakesPrecedence(given);
            case "legality" -> castling(given);
            case "draw_claim" -> {
                if (given.hasMoves()) {
                    claimWithTheMoveWritten(given);
                } else {
                    isNamedInATestOfAService(given);
                }
            }
            case "illegal_move" -> {
                if (given.id().equals("ill-03")) {
                    RuleBook book =
                            new RuleBook(Edition.LAWS_2023, Pace.RAPID, Supervision.REDUCED, Regulations.defaults());
                    assertTrue(book.illegalPositionDrawn());
                } else {
                    isNamedInATestOfAService(given);
                }
            }
            case "flag_order", "broadcast", "termination", "clock" -> isNamedInATestOfAService(given);
            default -> throw new AssertionError("a kind of case nobody has thought of: " + given.line());
        }
    }

    private void chances(SharedCase given) {
        String expected = CHANCES.get(given.id());
        assertTrue(expected != null, () -> "who can still mate is not noted for " + given.line());
        Position position = given.positions().getLast();
        CanMateCheck check = new CanMateCheck(mating);
        for (Colour side : Colour.values()) {
            char noted = expected.charAt(side.ordinal());
            if (noted != '?') {
                check.expect(noted != '-', position, side);
            }
        }
        if (!expected.contains("?")) {
            assertEquals(expected.equals("--"), DeadPosition.isProved(position, mating));
        }
    }

    private static void occurrences(SharedCase given) {
        int wanted = given.kind().equals("fivefold") ? 5 : 3;
        boolean expected = given.kind().equals("fivefold") || given.expects("YES");
        assertTrue(expected || given.expects("NO"), given::line);
        assertEquals(expected, occurrencesOfTheLast(given.positions()) >= wanted);
    }

    private static void claimWithTheMoveWritten(SharedCase given) {
        List<Position> positions = given.positions();
        assertTrue(occurrencesOfTheLast(positions) < 3);
        Position after = San.playAll(positions.getLast(), List.of("Ng8"));
        assertEquals(2, occurrences(positions, after.identity()));
    }

    private static int occurrencesOfTheLast(List<Position> positions) {
        return occurrences(positions, positions.getLast().identity());
    }

    private static int occurrences(List<Position> positions, PositionIdentity identity) {
        return Collections.frequency(positions.stream().map(Position::identity).toList(), identity);
    }

    private static void mateTakesPrecedence(SharedCase given) {
        Position last = given.positions().getLast();
        assertTrue(last.isCheckmate());
        assertEquals(given.kind().equals("fifty_move") ? 100 : 150, last.halfmoveClock());
    }

    private static void castling(SharedCase given) {
        String castling = CASTLING.get(given.id());
        assertTrue(castling != null, () -> "which move is asked for is not noted: " + given.line());
        assertTrue(given.expects("YES") || given.expects("NO"), given::line);
        assertEquals(given.expects("YES"), San.read(given.positions().getLast(), castling) instanceof SanReading.Legal);
    }

    private static void isNamedInATestOfAService(SharedCase given) throws IOException {
        try (Stream<Path> files = Files.walk(SharedData.repository().resolve("services"))) {
            List<Path> tests = files.filter(
                            file -> file.getFileName().toString().endsWith("Test.java"))
                    .toList();
            boolean named = false;
            for (Path test : tests) {
                named |= Files.readString(test).contains(given.id());
            }
            assertTrue(named, () -> "no test of a service names the case " + given.line());
        }
    }
}
