package org.chatrang.launcher.judge;

import java.util.List;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.Stamp;
import org.chatrang.events.TimeControlSpec;

/**
 * Rules to judge by instead of those a schedule states.
 *
 * @param edition null to leave it
 * @param pace null to leave it
 * @param supervision null to leave it
 * @param timeControl null to leave it
 */
record WhatIf(String edition, RulesSpec.Pace pace, RulesSpec.Supervision supervision, TimeControlSpec timeControl) {

    boolean saysAnything() {
        return edition != null || pace != null || supervision != null || timeControl != null;
    }

    /** The event, its rules overridden if it is a schedule. */
    GameEvent applied(GameEvent event) {
        return event.fact() instanceof GameScheduled schedule && saysAnything()
                ? new GameEvent(event.gameId(), event.stamp(), event.at(), event.timing(), applied(schedule))
                : event;
    }

    /** A schedule for a game that has none, just before its first event, whose source it names. */
    GameEvent assumedSchedule(GameEvent first) {
        Player white = new Player("white", "White", null, null, null, null);
        Player black = new Player("black", "Black", null, null, null, null);
        GameScheduled schedule = new GameScheduled(
                "assumed",
                null,
                null,
                null,
                "assumed",
                1,
                null,
                1,
                white,
                black,
                null,
                null,
                null,
                List.of(first.stamp().source()),
                null);
        return GameEvent.of(first.gameId(), new Stamp("assumed", 0, 1), first.at(), applied(schedule));
    }

    private GameScheduled applied(GameScheduled schedule) {
        RulesSpec stated = schedule.rules();
        TimeControlSpec control = timeControl == null ? schedule.timeControl() : timeControl;
        RulesSpec rules = new RulesSpec(
                edition == null ? stated.edition() : edition,
                pace == null && timeControl == null ? stated.pace() : pace,
                supervision == null ? stated.supervision() : supervision,
                stated.regulations());
        return new GameScheduled(
                schedule.eventId(),
                schedule.eventName(),
                schedule.site(),
                schedule.date(),
                schedule.section(),
                schedule.round(),
                schedule.roundName(),
                schedule.board(),
                schedule.white(),
                schedule.black(),
                schedule.startFen(),
                control,
                rules,
                schedule.sources(),
                schedule.plannedStart());
    }
}
