package org.chatrang.laws.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.chatrang.laws.Colour;

class PlayerClockPropertiesTest {

    /** With Fischer time, base times and increments given less time used is time left: to the millisecond. */
    @Property(tries = 500)
    void noTimeComesFromNowhere(@ForAll("controls") TimeControl control, @ForAll("thinking") List<Duration> moves) {
        PlayerClock clock = PlayerClock.start(control, Colour.WHITE);
        Duration used = Duration.ZERO;
        Duration increments = increment(clock);
        for (Duration thinking : moves) {
            clock = clock.press(thinking);
            if (clock.flagFallen()) {
                assertEquals(Duration.ZERO, clock.remaining());
                return;
            }
            used = used.plus(thinking);
            increments = increments.plus(increment(clock));
            Duration base = Duration.ZERO;
            for (int i = 0; i <= clock.period(); i++) {
                base = base.plus(control.white()
                        .get(Math.min(i, control.white().size() - 1))
                        .base());
            }
            assertEquals(base.plus(increments).minus(used), clock.remaining());
        }
    }

    /** Thinking in pieces costs what thinking at once costs, with any kind of delay. */
    @Property(tries = 500)
    void timeCanBeCutAnywhere(
            @ForAll("delayedControls") TimeControl control, @ForAll("thinking") List<Duration> pieces) {
        PlayerClock start = PlayerClock.start(control, Colour.WHITE);
        PlayerClock inPieces = start;
        Duration all = Duration.ZERO;
        for (Duration piece : pieces) {
            inPieces = inPieces.run(piece);
            all = all.plus(piece);
        }
        assertEquals(start.press(all), inPieces.press(Duration.ZERO));
    }

    /** The flag falls at the time announced, and not a millisecond before. */
    @Property(tries = 500)
    void theFlagFallsWhenAnnounced(
            @ForAll("delayedControls") TimeControl control, @ForAll("thinking") List<Duration> moves) {
        PlayerClock clock = PlayerClock.start(control, Colour.WHITE);
        for (Duration thinking : moves) {
            clock = clock.press(thinking);
        }
        if (!clock.flagFallen()) {
            assertFalse(clock.run(clock.untilFlag().minusMillis(1)).flagFallen());
            assertTrue(clock.run(clock.untilFlag()).flagFallen());
        }
    }

    private static Duration increment(PlayerClock clock) {
        return clock.current().delay().amount();
    }

    @Provide
    Arbitrary<TimeControl> controls() {
        return controls(Arbitraries.of(DelayKind.FISCHER));
    }

    @Provide
    Arbitrary<TimeControl> delayedControls() {
        return controls(Arbitraries.of(DelayKind.FISCHER, DelayKind.BRONSTEIN, DelayKind.SIMPLE_DELAY));
    }

    @Provide
    Arbitrary<List<Duration>> thinking() {
        return Arbitraries.longs()
                .between(0, 20_000)
                .map(Duration::ofMillis)
                .list()
                .ofMaxSize(60);
    }

    private static Arbitrary<TimeControl> controls(Arbitrary<DelayKind> kinds) {
        Arbitrary<Delay> delay = Combinators.combine(
                        kinds, Arbitraries.integers().between(0, 10))
                .as((kind, amount) -> Delay.of(kind, Duration.ofSeconds(amount)));
        Arbitrary<Period> counted = Combinators.combine(
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.integers().between(1, 100),
                        delay)
                .as((moves, base, each) -> Period.moves(moves, Duration.ofSeconds(base), each));
        Arbitrary<Period> last = Combinators.combine(Arbitraries.integers().between(1, 100), delay)
                .as((base, each) -> Period.allMoves(Duration.ofSeconds(base), each));
        return Combinators.combine(counted.list().ofMaxSize(2), last, Arbitraries.of(PeriodAddition.class))
                .as((first, end, addition) -> {
                    List<Period> periods = new ArrayList<>(first);
                    periods.add(end);
                    return new TimeControl(periods, periods, addition);
                });
    }
}
