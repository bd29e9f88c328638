package org.chatrang.laws.pgn;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One half-move of the main line, as written: nothing here says that it is legal.
 *
 * @param number the move number written before it, 0 if none is
 * @param san the move's text without {@code !} and {@code ?} (these become {@link #nags})
 * @param clock time left on the mover's clock after the move ({@code %clk}), if given
 * @param elapsed time used for the move ({@code %emt}), if given
 * @param evaluation an engine's opinion as written ({@code %eval}), if given
 * @param comment the comments after the move, without the three commands above; empty if none
 * @param nags numeric annotation glyphs in the order written
 * @param line line of the input, from 1
 */
public record PgnPly(
        int number,
        String san,
        Optional<Duration> clock,
        Optional<Duration> elapsed,
        Optional<String> evaluation,
        String comment,
        List<Integer> nags,
        long line) {

    public PgnPly {
        Objects.requireNonNull(san, "san");
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(elapsed, "elapsed");
        Objects.requireNonNull(evaluation, "evaluation");
        Objects.requireNonNull(comment, "comment");
        nags = List.copyOf(nags);
    }

    /** A bare move, as for writing. */
    public static PgnPly of(String san) {
        return new PgnPly(0, san, Optional.empty(), Optional.empty(), Optional.empty(), "", List.of(), 0);
    }

    /** This move with the time left on the mover's clock. */
    public PgnPly withClock(Duration left) {
        return new PgnPly(number, san, Optional.of(left), elapsed, evaluation, comment, nags, line);
    }

    /** This move with the time used for it. */
    public PgnPly withElapsed(Duration used) {
        return new PgnPly(number, san, clock, Optional.of(used), evaluation, comment, nags, line);
    }

    /** This move with a comment in place of the one it had. */
    public PgnPly withComment(String text) {
        return new PgnPly(number, san, clock, elapsed, evaluation, text, nags, line);
    }
}
