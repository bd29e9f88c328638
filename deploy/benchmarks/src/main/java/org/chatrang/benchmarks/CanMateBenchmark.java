package org.chatrang.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One operation: the next question of a set, each side of each position being one; {@code -p set=FILE} for a set of yours. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CanMateBenchmark {
    @Param(PositionSet.BUNDLED)
    public String set;

    private final ExactMating exact = new ExactMating();
    private List<Position> positions;
    private int next;

    @Setup
    public void read() {
        positions = PositionSet.read(set);
    }

    @Benchmark
    public MatingChances.Answer oneQuestion() {
        Position position = positions.get(next >> 1);
        Colour side = (next & 1) == 0 ? Colour.WHITE : Colour.BLACK;
        next = (next + 1) % (2 * positions.size());
        return exact.canMate(position, side);
    }
}
