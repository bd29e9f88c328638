package org.chatrang.judging.fold;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import org.chatrang.events.ClockReading;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.Side;

/**
 * What is known of a game's clocks. The clocks' own readings are the truth (Article 6.10.1); nothing is reckoned between two of
 * them but when a flag would fall.
 *
 * @param shown the last reading, null if there is none
 * @param shownAt when it was taken, by the source's wall clock
 * @param byPress it was taken at a press, so the player to move is the one whose clock runs
 * @param white White's clock
 * @param black Black's clock
 * @param startedAt when the arbiter started the game, null if that was not said
 * @param whiteArrived White is known to be there
 * @param blackArrived Black is known to be there
 * @param told oddities that were told already
 * @param missingTold that readings are missing was told
 * @param bothFlagsTold that both flags are down was told
 * @param flagDeadline the last flag deadline read, null if none
 * @param defaultTimeReached the default time's deadline was read
 */
public record Clocks(
        ClockReading shown,
        Instant shownAt,
        boolean byPress,
        SideClock white,
        SideClock black,
        Instant startedAt,
        boolean whiteArrived,
        boolean blackArrived,
        Set<ClockFact.Oddity> told,
        boolean missingTold,
        boolean bothFlagsTold,
        DeadlineReached flagDeadline,
        boolean defaultTimeReached) {

    /** Nothing known yet. */
    public static final Clocks UNKNOWN = new Clocks(
            null,
            null,
            false,
            SideClock.UNKNOWN,
            SideClock.UNKNOWN,
            null,
            false,
            false,
            Set.of(),
            false,
            false,
            null,
            false);

    /** One side's clock. */
    public SideClock of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The time a side's clock showed last, in milliseconds; null if it was never read. */
    public Long remaining(Side side) {
        return of(side).millis();
    }

    /** Whether this side is known to be at the board. */
    public boolean arrived(Side side) {
        return side == Side.WHITE ? whiteArrived : blackArrived;
    }

    Clocks startedAt(Instant at) {
        return edit().startedAt(at).done();
    }

    Clocks arrived(Side side, boolean there) {
        return side == Side.WHITE
                ? edit().whiteArrived(there).done()
                : edit().blackArrived(there).done();
    }

    Clocks with(Side side, SideClock clock) {
        return side == Side.WHITE
                ? edit().white(clock).done()
                : edit().black(clock).done();
    }

    Clocks telling(ClockFact.Oddity oddity) {
        EnumSet<ClockFact.Oddity> more = EnumSet.of(oddity);
        more.addAll(told);
        return edit().told(Set.copyOf(more)).done();
    }

    /** The arbiter has been at the clocks: what they show next is compared with nothing before. */
    Clocks touchedByArbiter() {
        return edit().shown(null)
                .shownAt(null)
                .white(white.touchedByArbiter())
                .black(black.touchedByArbiter())
                .done();
    }

    /** The arbiter has set the clocks, null leaves a side as it is; whose clock runs is not known until the next reading. */
    Clocks setByArbiter(Long whiteMillis, Long blackMillis, Instant at) {
        Long whiteLeft = whiteMillis == null ? white.millis() : whiteMillis;
        Long blackLeft = blackMillis == null ? black.millis() : blackMillis;
        return edit().shown(ClockReading.of(whiteLeft, blackLeft, null))
                .shownAt(at)
                .byPress(false)
                .white(whiteMillis == null ? white : white.setByArbiter(whiteMillis, at))
                .black(blackMillis == null ? black : black.setByArbiter(blackMillis, at))
                .done();
    }

    ClocksEdit edit() {
        return new ClocksEdit(this);
    }
}
