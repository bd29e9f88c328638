package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.SharedData;
import org.junit.jupiter.api.Test;

/** The two proofs without a complete search, each alone on every eighth hard position: they never deny a side that can mate. */
class DenialsTest {
    private static final int SAMPLED = 8;
    private static final int ROOM = 5_000;
    private static final long NODES = 100_000;

    private final LockedStructure locked = new LockedStructure();
    private final Clouds clouds = new Clouds();

    @Test
    void neverDenyASideThatCanMate() throws IOException {
        int byStructure = 0;
        int byClouds = 0;
        List<String> lines = SharedData.lines("rules/can-mate-hard.txt");
        for (int i = 1; i < lines.size(); i += SAMPLED) {
            String line = lines.get(i);
            Position position = Position.ofFen(line.substring(3));
            for (Colour side : position.legalMoves().isEmpty() ? new Colour[0] : Colour.values()) {
                boolean can = line.charAt(side.ordinal()) != '-';
                boolean denied = locked.provesNoMate(position.copyBoard(), side.ordinal());
                boolean clouded = clouds.provesNoMate(position.copyBoard(), side.ordinal(), ROOM, NODES);
                assertFalse(can && denied, () -> "locked structure: " + side + " in " + line);
                assertFalse(can && clouded, () -> "clouds: " + side + " in " + line);
                byStructure += denied ? 1 : 0;
                byClouds += clouded ? 1 : 0;
            }
        }
        assertTrue(byStructure > 70 && byClouds > 50, "denied: " + byStructure + ", " + byClouds);
    }
}
