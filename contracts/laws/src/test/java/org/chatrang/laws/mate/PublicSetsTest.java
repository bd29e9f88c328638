package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.SharedData;
import org.junit.jupiter.api.Test;

/**
 * The classified positions of the shared data. Those from games are all decided; of the hard ones every twelfth with a small
 * budget, or all with the full budget if the system property {@code chatrang.mate.all} is true (some minutes, 2 GB of heap).
 */
class PublicSetsTest {
    private static final boolean ALL = Boolean.getBoolean("chatrang.mate.all");
    private static final int SAMPLED = 12;

    @Test
    void positionsFromGames() throws IOException {
        assertEquals(List.of(), undecided("rules/can-mate-games.txt", 1, new ExactMating(1_000_000)));
    }

    @Test
    void hardPositions() throws IOException {
        String file = "rules/can-mate-hard.txt";
        if (ALL) {
            assertEquals(List.of(), undecided(file, 1, new ExactMating()));
        } else {
            List<String> undecided = undecided(file, SAMPLED, new ExactMating(ExactMating.QUICK_NODES));
            assertTrue(undecided.size() <= 3, () -> "undecided with a small budget: " + undecided);
        }
    }

    /** Asks for both sides; fails at a wrong answer or a line that does not mate. */
    private static List<String> undecided(String file, int every, ExactMating chances) throws IOException {
        List<String> undecided = new ArrayList<>();
        List<String> lines = SharedData.lines(file).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .toList();
        for (int i = 0; i < lines.size(); i += every) {
            String line = lines.get(i);
            Position position = Position.ofFen(line.substring(3));
            for (Colour side : Colour.values()) {
                MateAnswer answer = chances.search(position, side);
                if (answer.chance() == Chance.UNKNOWN) {
                    undecided.add(side + " in " + line);
                } else {
                    boolean can = line.charAt(side.ordinal()) != '-';
                    assertEquals(can ? Chance.CAN : Chance.CANNOT, answer.chance(), () -> side + " in " + line);
                    MateLines.check(position, side, answer);
                }
            }
        }
        return undecided;
    }
}
