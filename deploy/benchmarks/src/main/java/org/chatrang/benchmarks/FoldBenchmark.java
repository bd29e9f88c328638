package org.chatrang.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.testing.GameLog;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One operation: the fold of a whole game, from its schedule to the mate after 47 half-moves, records read before. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class FoldBenchmark {
    private final List<LogRecord> records = GameLog.given()
            .timeControl("40/5400+30:1800+30")
            .scheduled()
            .started()
            .moves(BundledGame.MOVETEXT)
            .records();

    @Benchmark
    public GameState wholeGame() {
        GameState state = GameState.unscheduled(GameLog.GAME);
        for (LogRecord record : records) {
            state = Fold.apply(state, record).after();
        }
        return state;
    }
}
