package org.chatrang.benchmarks;

import java.util.concurrent.TimeUnit;
import org.chatrang.laws.Perft;
import org.chatrang.laws.Position;
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

/** One operation: the whole tree of a position to one ply less than the comparison's depth. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBenchmark {
    @Param({"START", "KIWIPETE", "CHESS960"})
    public String position;

    private Position start;
    private int depth;
    private FullPerft full;

    @Setup
    public void prepare() {
        PerftPosition chosen = PerftPosition.valueOf(position);
        start = chosen.position();
        depth = chosen.depth() - 1;
        full = new FullPerft(start, depth);
    }

    /** The last ply counted, not played. */
    @Benchmark
    public long bulk() {
        return Perft.count(start, depth);
    }

    /** Every move made and taken back. */
    @Benchmark
    public long full() {
        return full.leaves(depth);
    }
}
