package org.chatrang.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chatrang.judging.fold.Phase;
import org.chatrang.laws.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured is what is meant: nothing here takes a time. */
class MeasuredThingsTest {

    @ParameterizedTest
    @EnumSource(PerftPosition.class)
    void bothWaysOfCountingAgree(PerftPosition position) {
        long counted = Perft.count(position.position(), 3);
        assertEquals(counted, new FullPerft(position.position(), 3).leaves(3));
    }

    @Test
    void theBundledGameEndsInMate() {
        BundledGame.Ply last = BundledGame.plies().getLast();
        assertTrue(last.before().play(last.move()).isCheckmate());
        assertEquals(Phase.ENDED, new FoldBenchmark().wholeGame().phase());
    }

    @Test
    void everyBundledPositionCanBeAskedAbout() {
        CanMateBenchmark benchmark = new CanMateBenchmark();
        benchmark.set = PositionSet.BUNDLED;
        benchmark.read();
        for (int i = 0; i < 2 * PositionSet.read(PositionSet.BUNDLED).size(); i++) {
            benchmark.oneQuestion();
        }
    }
}
