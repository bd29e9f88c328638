package org.chatrang.laws.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.mate.MateAnswer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions in which a search for a mate goes wrong easily, each with the answer that a search of everything gave. */
class EngineCounterexamplesTest {
    private final ExactMating engine = new ExactMating();
    private final CanMateCheck check = new CanMateCheck(engine);

    /** Helpmates of 9 plies and more, where known programs say there is none, and locked positions without any. */
    @Test
    void helpmatesAreFoundAndNeverShorterThanTheShortest() throws IOException {
        List<String> lines = lines();
        for (String line : lines) {
            String[] fields = line.split(" ; ");
            Position position = Position.ofFen(fields[0]);
            Colour side = Colour.valueOf(fields[1]);
            boolean can = !fields[2].equals("never");
            check.expect(can, position, side);
            if (can) {
                int plies = engine.search(position, side).line().size();
                assertTrue(plies >= Integer.parseInt(fields[2]), () -> plies + " plies: " + line);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        // more legal moves than 256
        "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1, CAN, CANNOT",
        // a full board
        "nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/5nnn/1K5n/6nk w - - 0 1, CANNOT, CAN"
    })
    void oddOnes(String fen, Chance white, Chance black) {
        Position position = Position.ofFen(fen);
        MateAnswer first = check.answer(position, Colour.WHITE);
        MateAnswer second = check.answer(position, Colour.BLACK);
        assertEquals(white, first.chance());
        assertEquals(black, second.chance());
    }

    private static List<String> lines() throws IOException {
        try (InputStream stream = EngineCounterexamplesTest.class.getResourceAsStream("hard-positions.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }
}
