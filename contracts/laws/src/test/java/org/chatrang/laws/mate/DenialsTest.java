package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.SharedData;
import org.chatrang.laws.board.Board;
import org.junit.jupiter.api.Test;

/** The two proofs without a complete search, each alone on every eighth hard position: they never deny a side that can mate. */
class DenialsTest {
    private static final int SAMPLED = 8;
    private static final int ROOM = 5_000;
    private static final long NODES = 100_000;
    private static final int LINES_SAMPLED = 5;
    private static final int LAST_PLIES = 8;
    private static final int LINE_NODES = 20_000;
    private static final int LINE_ROOM = 500;

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

    /** Whatever men are the cloud: no position on the way to a mate is denied, least of all the last ones. */
    @Test
    void noCloudDeniesAPositionOfAMatingLine() throws IOException {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
        ExactMating chances = new ExactMating(LINE_NODES);
        List<String> lines = SharedData.lines("rules/can-mate-hard.txt");
        int asked = 0;
        for (int i = 1; i < lines.size(); i += LINES_SAMPLED) {
            Position start = Position.ofFen(lines.get(i).substring(3));
            for (Colour side : start.setup().castlingRooks() != 0 ? new Colour[0] : Colour.values()) {
                Position position = start;
                List<Move> line = chances.search(start, side).line();
                for (int ply = 0; ply < line.size(); ply++) {
                    if (ply == 0 || line.size() - ply <= LAST_PLIES) {
                        asked += askWithClouds(position, side, random);
                    }
                    position = position.play(line.get(ply));
                }
            }
        }
        assertTrue(asked > 5_000, "asked " + asked);
    }

    private static int askWithClouds(Position position, Colour side, RandomGenerator random) {
        CloudSearch search = new CloudSearch();
        Board board = position.copyBoard();
        long men = board.occupied() & ~(1L << board.king(0) | 1L << board.king(1));
        long some = random.nextLong();
        long few = random.nextLong() & random.nextLong();
        int asked = 0;
        for (long cloud : new long[] {men, men & some, men & few, men & ~few}) {
            if (cloud != 0) {
                assertFalse(
                        search.provesNoMate(board, side.ordinal(), cloud, LINE_ROOM),
                        () -> side + " in " + position.fen() + " with the cloud " + Long.toHexString(cloud));
                asked++;
            }
        }
        return asked;
    }
}
