package org.chatrang.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.GameHistory;
import org.chatrang.laws.Legality;
import org.chatrang.laws.placement.PlacementDiagnosis;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** One operation: one question about one move or one board, asked of every position of a game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class LegalityBenchmark {
    private static final int PLIES = 47;

    private final List<BundledGame.Ply> plies = BundledGame.plies();
    private final GameHistory game = GameHistory.of(
            plies.getFirst().before(), plies.stream().map(BundledGame.Ply::move).toList());

    /** The move that was played: legal. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public void legalMove(Blackhole sink) {
        for (BundledGame.Ply ply : plies) {
            sink.consume(Legality.diagnose(
                    ply.before(), new Attempt(ply.move().from(), ply.move().to(), null)));
        }
    }

    /** The same squares the other way round: illegal, with its reason and the sentence for the arbiter. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public void illegalMove(Blackhole sink) {
        for (BundledGame.Ply ply : plies) {
            sink.consume(Legality.diagnose(
                    ply.before(), new Attempt(ply.move().to(), ply.move().from(), null)));
        }
    }

    /** The board after the move that was played, given as a placement. */
    @Benchmark
    @OperationsPerInvocation(PLIES - 1)
    public void placementAfterOneMove(Blackhole sink) {
        for (int i = 0; i + 1 < PLIES; i++) {
            sink.consume(PlacementDiagnosis.of(
                    plies.get(i).before(), plies.get(i + 1).before().setup()));
        }
    }

    /** The board five half-moves later: explained by nothing, so that everything is tried. */
    @Benchmark
    @OperationsPerInvocation(PLIES - 5)
    public void placementUnexplained(Blackhole sink) {
        for (int i = 0; i + 5 < PLIES; i++) {
            sink.consume(PlacementDiagnosis.of(
                    plies.get(i).before(), plies.get(i + 5).before().setup()));
        }
    }

    /** The first position again at the end of a game: found among all that have been on the board. */
    @Benchmark
    public PlacementDiagnosis placementOfAnEarlierPosition() {
        return PlacementDiagnosis.of(game, game.start().setup());
    }
}
