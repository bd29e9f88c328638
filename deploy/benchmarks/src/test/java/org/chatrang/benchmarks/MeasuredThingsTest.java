package org.chatrang.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.judging.fold.Phase;
import org.chatrang.laws.Perft;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    void gamesAreTakenAfterEveryPly(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("one.pgn"), "[Result \"*\"]\n\n1. e4 e5 2. Ke2 *\n");
        Files.writeString(directory.resolve("two.pgn"), "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
        assertEquals(
                4, PositionSet.read(directory.resolve("one.pgn").toString()).size());
        List<Position> both = PositionSet.read(directory.toString());
        assertEquals(9, both.size());
        assertTrue(both.getLast().isCheckmate());
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
