package org.chatrang.judging.fold;

import java.time.Instant;
import java.util.Set;
import org.chatrang.events.ClockReading;
import org.chatrang.events.DeadlineReached;

/** A copy of what is known of the clocks, to be changed part by part. */
final class ClocksEdit {
    private ClockReading shown;
    private Instant shownAt;
    private boolean byPress;
    private SideClock white;
    private SideClock black;
    private Instant startedAt;
    private boolean whiteArrived;
    private boolean blackArrived;
    private Set<ClockFact.Oddity> told;
    private boolean missingTold;
    private boolean bothFlagsTold;
    private DeadlineReached flagDeadline;
    private boolean defaultTimeReached;

    ClocksEdit(Clocks from) {
        shown = from.shown();
        shownAt = from.shownAt();
        byPress = from.byPress();
        white = from.white();
        black = from.black();
        startedAt = from.startedAt();
        whiteArrived = from.whiteArrived();
        blackArrived = from.blackArrived();
        told = from.told();
        missingTold = from.missingTold();
        bothFlagsTold = from.bothFlagsTold();
        flagDeadline = from.flagDeadline();
        defaultTimeReached = from.defaultTimeReached();
    }

    ClocksEdit shown(ClockReading value) {
        shown = value;
        return this;
    }

    ClocksEdit shownAt(Instant value) {
        shownAt = value;
        return this;
    }

    ClocksEdit byPress(boolean value) {
        byPress = value;
        return this;
    }

    ClocksEdit white(SideClock value) {
        white = value;
        return this;
    }

    ClocksEdit black(SideClock value) {
        black = value;
        return this;
    }

    ClocksEdit startedAt(Instant value) {
        startedAt = value;
        return this;
    }

    ClocksEdit whiteArrived(boolean value) {
        whiteArrived = value;
        return this;
    }

    ClocksEdit blackArrived(boolean value) {
        blackArrived = value;
        return this;
    }

    ClocksEdit told(Set<ClockFact.Oddity> value) {
        told = value;
        return this;
    }

    ClocksEdit missingTold(boolean value) {
        missingTold = value;
        return this;
    }

    ClocksEdit bothFlagsTold(boolean value) {
        bothFlagsTold = value;
        return this;
    }

    ClocksEdit flagDeadline(DeadlineReached value) {
        flagDeadline = value;
        return this;
    }

    ClocksEdit defaultTimeReached(boolean value) {
        defaultTimeReached = value;
        return this;
    }

    Clocks done() {
        return new Clocks(
                shown,
                shownAt,
                byPress,
                white,
                black,
                startedAt,
                whiteArrived,
                blackArrived,
                told,
                missingTold,
                bothFlagsTold,
                flagDeadline,
                defaultTimeReached);
    }
}
