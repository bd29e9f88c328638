package org.chatrang.scaler.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.chatrang.scaler.plan.Decision.Why;
import org.junit.jupiter.api.Test;

class SizingTest {
    private static final Instant START = Instant.parse("2026-03-14T14:00:00Z");
    private static final Limits LIMITS = new Limits(
            1,
            10,
            100,
            1000,
            Duration.ofSeconds(30),
            Duration.ofMinutes(10),
            Duration.ofHours(8),
            Duration.ofMinutes(5));
    private final Sizing sizing = new Sizing(LIMITS);

    @Test
    void sleepsUntilARoundIsNear() {
        assertDecision(1, Why.ENOUGH, at(START.minusSeconds(601), 1, 0, round(350, 0)));
    }

    @Test
    void growsBeforeARound() {
        assertDecision(4, Why.ROUND, at(START.minusSeconds(600), 1, 0, round(350, 0)));
    }

    @Test
    void addsUpRoundsThatOverlap() {
        PlannedRound other = new PlannedRound("women", START.plusSeconds(60), 51, 0);

        assertDecision(5, Why.ROUND, at(START, 1, 0, round(350, 0), other));
    }

    @Test
    void neverExceedsTheMost() {
        assertDecision(10, Why.ROUND, at(START, 1, 0, round(50_000, 0)));
    }

    @Test
    void neverExceedsThePartitions() {
        var situation = new Situation(START, 1, 8, 0, List.of(round(50_000, 0)));

        assertDecision(8, Why.ROUND, situation);
    }

    @Test
    void takesAwayAtOnceWhatIsOverTheLimit() {
        assertDecision(8, Why.OVER_LIMIT, new Situation(START, 30, 8, 0, List.of(round(50_000, 0))));
    }

    @Test
    void holdsWhileAGameOfTheRoundIsOpen() {
        Instant late = START.plus(Duration.ofHours(7));

        Decision decision = sizing.decide(at(late, 6, 0, round(350, 349)), new Memory(START, null));

        assertEquals(6, decision.replicas());
        assertEquals(Why.HELD, decision.why());
        assertEquals(late, decision.memory().neededAt());
    }

    @Test
    void waitsForTheCoolDownWhenAllIsSettled() {
        Instant now = START.plus(Duration.ofHours(4));

        Decision early = sizing.decide(at(now, 4, 0, round(350, 350)), new Memory(now.minusSeconds(299), null));
        Decision later = sizing.decide(at(now, 4, 0, round(350, 350)), new Memory(now.minusSeconds(300), null));

        assertEquals(Why.COOLING_DOWN, early.why());
        assertEquals(4, early.replicas());
        assertEquals(Why.SETTLED, later.why());
        assertEquals(1, later.replicas());
    }

    @Test
    void doesNotWaitForEverForAGameWithoutResult() {
        Instant now = START.plus(Duration.ofHours(8));

        assertDecision(1, Why.SETTLED, at(now, 4, 0, round(350, 349)), new Memory(START, null));
    }

    @Test
    void growsUnderLagThatLasts() {
        Instant now = START.plusSeconds(30);

        assertDecision(1, Why.ENOUGH, at(START, 1, 4500));
        assertDecision(5, Why.LAG, at(now, 1, 4500), new Memory(START, START));
        assertDecision(1, Why.ENOUGH, at(now.minusMillis(1), 1, 4500), new Memory(START, START));
    }

    @Test
    void forgetsALagThatWasMadeUp() {
        Decision decision = sizing.decide(at(START, 1, 1000), new Memory(START, START.minusSeconds(60)));

        assertEquals(new Memory(START, null), decision.memory());
    }

    @Test
    void doesNotShrinkWhileBehind() {
        assertDecision(6, Why.HELD, at(START, 6, 1001), new Memory(START.minusSeconds(3600), START.minusSeconds(60)));
    }

    @Test
    void leavesAloneWhatAPersonHasSwitchedOff() {
        assertDecision(0, Why.SWITCHED_OFF, at(START, 0, 100_000, round(350, 0)));
    }

    @Test
    void keepsWhatItFindsForAWholeCoolDown() {
        assertDecision(7, Why.COOLING_DOWN, at(START, 7, 0), Memory.fresh(START));
    }

    @Test
    void refusesAbsurdLimits() {
        Duration any = Duration.ofMinutes(1);

        assertThrows(IllegalArgumentException.class, () -> new Limits(0, 1, 1, 1, any, any, any, any));
        assertThrows(IllegalArgumentException.class, () -> new Limits(3, 2, 1, 1, any, any, any, any));
        assertThrows(IllegalArgumentException.class, () -> new Limits(1, 1, 0, 1, any, any, any, any));
    }

    /** Whatever happens: never above the cap, never below the least, never fewer while a round is on. */
    @Test
    void keepsItsPromisesThroughAnyHistory() {
        Random random = new Random(1);
        for (int history = 0; history < 300; history++) {
            int partitions = 1 + random.nextInt(12);
            int cap = Math.min(LIMITS.most(), partitions);
            int replicas = 1 + random.nextInt(cap);
            Memory memory = Memory.fresh(START.minusSeconds(3600));
            for (int minute = -60; minute < 600; minute++) {
                PlannedRound round = round(500, minute < 240 ? random.nextInt(500) : 500);
                long lag = minute < 500 && random.nextInt(10) == 0 ? random.nextInt(10_000) : 0;
                Instant now = START.plusSeconds(60L * minute);
                Decision decision =
                        sizing.decide(new Situation(now, replicas, partitions, lag, List.of(round)), memory);
                boolean on = minute >= -10 && minute < 240;

                assertTrue(decision.replicas() >= 1 && decision.replicas() <= cap, decision::toString);
                assertTrue(!on || decision.replicas() >= Math.max(replicas, Math.min(5, cap)), decision::toString);
                replicas = decision.replicas();
                memory = decision.memory();
            }
            assertEquals(1, replicas);
        }
    }

    private static PlannedRound round(int boards, int settled) {
        return new PlannedRound("open", START, boards, settled);
    }

    private static Situation at(Instant now, int replicas, long lag, PlannedRound... rounds) {
        return new Situation(now, replicas, 64, lag, List.of(rounds));
    }

    private void assertDecision(int replicas, Why why, Situation situation) {
        assertDecision(replicas, why, situation, Memory.fresh(situation.now()));
    }

    private void assertDecision(int replicas, Why why, Situation situation, Memory memory) {
        Decision decision = sizing.decide(situation, memory);
        assertEquals(replicas, decision.replicas());
        assertEquals(why, decision.why());
    }
}
