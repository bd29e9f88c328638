package org.chatrang.gateway.replay;

import java.time.Duration;
import java.util.Optional;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;
import org.chatrang.laws.pgn.PgnPly;

/**
 * The two clocks of a game as its text gives them: a ply says what the mover's clock shows. A reading that is missing is
 * missing, not guessed; the other side's clock stands meanwhile and shows what it showed last.
 */
final class ClockTrail {
    /** What no clock shows is no reading. */
    private static final Duration LONGEST = Duration.ofHours(1000);

    private Long white;
    private Long black;

    /** What the clocks show at the press that completes this ply; null if the text says nothing of either. */
    ClockReading press(Side mover, PgnPly ply) {
        Long shown = ply.clock()
                .filter(time -> time.compareTo(LONGEST) <= 0)
                .map(Duration::toMillis)
                .orElse(null);
        if (mover == Side.WHITE) {
            white = shown;
        } else {
            black = shown;
        }
        return white == null && black == null ? null : ClockReading.of(white, black, mover.other());
    }

    /** Time the mover took, before {@link #press}: as written, else by the clock, which may have gained an increment. */
    Optional<Duration> used(Side mover, PgnPly ply) {
        Long before = mover == Side.WHITE ? white : black;
        Optional<Duration> byClock = before == null
                ? Optional.empty()
                : ply.clock()
                        .map(shown -> Duration.ofMillis(before).minus(shown))
                        .filter(Duration::isPositive);
        return ply.elapsed().or(() -> byClock);
    }

    /** Time that a side's clock shows, empty if the text said nothing of it. */
    Optional<Duration> left(Side side) {
        return Optional.ofNullable(side == Side.WHITE ? white : black).map(Duration::ofMillis);
    }

    /** What the clocks show when a side's flag falls. */
    ClockReading flag(Side fallen) {
        boolean whiteFlag = fallen == Side.WHITE;
        return new ClockReading(
                whiteFlag ? Long.valueOf(0) : white, whiteFlag ? black : Long.valueOf(0), null, whiteFlag, !whiteFlag);
    }
}
