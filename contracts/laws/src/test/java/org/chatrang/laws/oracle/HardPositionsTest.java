package org.chatrang.laws.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.chatrang.laws.Position;
import org.chatrang.laws.SharedData;
import org.chatrang.laws.mate.ExactMating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Who can still mate in hard positions thrown together at random, against the search of everything that can be reached.
 *
 * <p>{@code -Dchatrang.hard=N} sets how many of each kind (fewer of the costly ones), {@code -Dchatrang.hard.seed=N} which,
 * {@code -Dchatrang.hard.limit=N} how many positions are searched at most for one, {@code -Dchatrang.hard.confirmation=N} how
 * many where the engine says CANNOT, {@code -Dchatrang.hard.nodes=N} the engine's budget; {@code
 * -Dchatrang.hard.listing=true} prints figures and what was given up or not confirmed.
 */
class HardPositionsTest {
    private static final int POSITIONS = Integer.getInteger("chatrang.hard", 60);
    private static final int LIMIT = Integer.getInteger("chatrang.hard.limit", 3_000);
    private static final int CONFIRMATION = Integer.getInteger("chatrang.hard.confirmation", 30_000);
    private static final long NODES = Long.getLong("chatrang.hard.nodes", 50_000);
    private static final boolean LISTING = Boolean.getBoolean("chatrang.hard.listing");
    private static final long SEED = Long.getLong("chatrang.hard.seed", 1);

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
    private final GraphComparison comparison = new GraphComparison(new ExactMating(NODES), LIMIT, CONFIRMATION, random);

    @ParameterizedTest
    @EnumSource
    void theEngineKnowsWhatTheWholeSearchKnows(HardSetups kind) {
        int positions = kind == HardSetups.SPECIAL ? POSITIONS / 10 : POSITIONS;
        for (int i = 0; i < positions; i++) {
            comparison.compare(kind.position(random));
        }
        conclude(kind.name());
    }

    /** Positions that are known to be hard, a little changed. */
    @Test
    void theSameNearPositionsKnownToBeHard() throws IOException {
        List<String> lines = SharedData.lines("rules/can-mate-hard.txt");
        for (int i = 0; i < POSITIONS / 2; i++) {
            String line = lines.get(random.nextInt(1, lines.size()));
            HardSetups.changed(Position.ofFen(line.substring(3)), random).ifPresent(comparison::compare);
        }
        conclude("changed");
    }

    private void conclude(String kind) {
        if (LISTING) {
            System.out.println(kind + ": " + comparison);
            comparison.unknown().forEach(System.out::println);
            comparison.unverified().forEach(System.out::println);
        }
        assertEquals(List.of(), comparison.differences());
        assertTrue(comparison.compared() > 0, "nothing compared");
    }
}
