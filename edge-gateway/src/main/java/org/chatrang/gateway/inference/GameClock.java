package org.chatrang.gateway.inference;

import java.util.stream.Collectors;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.ClockRead.Occasion;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;
import org.chatrang.gateway.clocks.ClockNews;
import org.chatrang.gateway.clocks.ClockTrack;
import org.chatrang.gateway.clocks.TimeJump;
import org.chatrang.gateway.signal.ClockFace;

/**
 * The clock of the game. Of the reading every second it passes on those that matter: at a press (with the move), when a clock
 * starts or stops, when a flag falls or time jumps, and one every ten seconds.
 */
final class GameClock {
    private final ClockTrack track = new ClockTrack();
    private final InferenceSettings settings;
    private final PressListener presses;
    private boolean absenceTold;
    /** It was read since readings were missed. */
    private boolean fresh;

    /** Hears who threw the lever. */
    interface PressListener {
        void pressed(Press press, Events events);
    }

    GameClock(InferenceSettings settings, PressListener presses) {
        this.settings = settings;
        this.presses = presses;
    }

    void shown(ClockFace face, Events events) {
        absenceTold = false;
        fresh = true;
        ClockNews news = track.shown(events.at(), face);
        if (news.lowBattery()) {
            events.fault(Fault.LOW_BATTERY, "the clock's battery is low");
        }
        String note = news.jumps().isEmpty()
                ? null
                : news.jumps().stream().map(TimeJump::text).collect(Collectors.joining("; "));
        if (news.flagFell() != null) {
            tell(news.reading(), Occasion.FLAG, note, events);
        } else if (note != null) {
            tell(news.reading(), occasion(news.jumps().getFirst().kind()), note, events);
        } else if (news.startedOrStopped()) {
            tell(news.reading(), Occasion.SIDE_CHANGE, null, events);
        }
        news.jumps().stream()
                .filter(jump -> jump.kind() == TimeJump.Kind.JUMP)
                .forEach(jump -> events.fault(Fault.OTHER, "clock: " + jump.text()));
        if (news.pressed() != null) {
            track.told(events.at());
            presses.pressed(new Press(events.at(), news.pressed(), news.reading()), events);
        }
    }

    private static Occasion occasion(TimeJump.Kind kind) {
        return switch (kind) {
            case PERIOD_ADDED -> Occasion.PERIOD_ADDED;
            case ADJUSTED -> Occasion.TIME_SET;
            case JUMP -> Occasion.TIME_JUMP;
        };
    }

    /** A reading that belongs to no move: a press in vain. */
    void vain(Press press, Events events) {
        tell(press.clock(), Occasion.SIDE_CHANGE, null, events);
    }

    /** Passes on a reading if none was for long. */
    void rest(Events events) {
        if (track.isDue(events.at(), settings.clockEvery())) {
            tell(track.reading(), Occasion.PERIODIC, null, events);
        }
    }

    private void tell(ClockReading reading, Occasion occasion, String note, Events events) {
        track.told(events.at());
        events.clock(reading, occasion, note);
    }

    void removed(Events events) {
        track.removed();
        if (!absenceTold) {
            events.fault(Fault.NO_CLOCK, "no clock is connected to the board");
        }
        absenceTold = true;
    }

    /** The player who moved, and the one who by the clock pressed. Returns who pressed by what is now believed. */
    Side settleSides(Side mover, Side presser) {
        if (mover == presser) {
            track.agreed();
            return presser;
        }
        return track.contradicted() ? mover : presser;
    }

    /** Whether it is more than a guess who pressed. */
    boolean sidesSure() {
        return track.sidesSure();
    }

    void boardTurned(boolean turned) {
        track.boardTurned(turned);
    }

    void missed() {
        track.missed();
        fresh = false;
    }

    /** Whether what it shows is not from before a time in which it was not heard. */
    boolean isFresh() {
        return fresh;
    }

    boolean attached() {
        return track.attached();
    }

    /** Whether there is a clock and it stands: nobody plays. */
    boolean stands() {
        return track.attached() && track.running() == null;
    }

    boolean lowBattery() {
        return track.lowBattery();
    }

    Side running() {
        return track.running();
    }

    ClockReading reading() {
        return track.reading();
    }
}
