package org.chatrang.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** One operation: one half-move of a whole game, on positions that have not been asked for their moves before. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class NotationBenchmark {
    private static final int PLIES = 47;

    private final List<BundledGame.Ply> plies = BundledGame.plies();

    @Setup
    public void check() {
        if (plies.size() != PLIES) {
            throw new IllegalStateException(plies.size() + " half-moves, not " + PLIES);
        }
    }

    /** SAN in, and the move played. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public Position readAndPlay() {
        List<String> texts = new ArrayList<>(PLIES);
        for (BundledGame.Ply ply : plies) {
            texts.add(ply.san());
        }
        return San.playAll(Position.initial(), texts);
    }

    /** SAN out, and the move played. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public Position writeAndPlay(Blackhole sink) {
        Position position = Position.initial();
        for (BundledGame.Ply ply : plies) {
            sink.consume(San.write(position, ply.move()));
            position = position.play(ply.move());
        }
        return position;
    }

    /** The move played alone, to be taken off the other two. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public Position play() {
        Position position = Position.initial();
        for (BundledGame.Ply ply : plies) {
            position = position.play(ply.move());
        }
        return position;
    }
}
