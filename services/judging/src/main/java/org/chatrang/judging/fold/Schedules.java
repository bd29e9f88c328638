package org.chatrang.judging.fold;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Stamp;
import org.chatrang.laws.Position;

/** A game's beginning and end as the desk sees them. */
final class Schedules {
    private Schedules() {}

    /** The first record of a game log. */
    static Step first(GameState before, LogRecord record, GameEvent event, GameScheduled schedule) {
        Stamp stamp = event.stamp();
        List<Fact> facts = new ArrayList<>();
        facts.add(new LogFact.Scheduled(false));
        if (Sources.isHole(null, stamp)) {
            facts.add(new LogFact.Hole(null, stamp));
        }
        GameState scheduled = scheduled(GameState.unscheduled(before.gameId()), schedule, 1, facts)
                .edit()
                .seq(1)
                .firstOffset(record.offset())
                .lastScheduleOffset(record.offset())
                .lastAt(event.at())
                .desk(stamp.source())
                .stamps(Map.of(stamp.source(), stamp))
                .done();
        return new Step(before, scheduled, record, 1, false, facts);
    }

    static void again(Turn turn, GameScheduled schedule) {
        if (turn.state().ply() > 0 || turn.isEnded()) {
            turn.add(new LogFact.ScheduledTooLate());
            return;
        }
        List<Fact> facts = new ArrayList<>();
        facts.add(new LogFact.Scheduled(true));
        GameState replaced = scheduled(turn.state(), schedule, turn.state().seq(), facts);
        turn.edit(edit -> edit.schedule(replaced.schedule())
                .rules(replaced.rules())
                .line(replaced.line())
                .position(replaced.position())
                .offences(Offences.NONE)
                .illegalMove(null)
                .offers(Offers.NONE));
        facts.forEach(turn::add);
    }

    static void started(Turn turn) {
        boolean again = turn.state().phase() == Phase.RUNNING;
        turn.add(new LogFact.Started(again));
        if (!again) {
            turn.edit(edit ->
                    edit.phase(Phase.RUNNING).clocks(turn.state().clocks().startedAt(turn.at())));
        }
    }

    static void closed(Turn turn) {
        turn.add(new LogFact.Closed());
        turn.edit(edit -> edit.phase(Phase.CLOSED));
    }

    private static GameState scheduled(GameState state, GameScheduled schedule, long seq, List<Fact> facts) {
        Rules rules = Rules.of(schedule);
        rules.problems().forEach(problem -> facts.add(new LogFact.ScheduleDoubtful(problem)));
        Position position = firstPosition(schedule.startFen(), facts);
        return state.edit()
                .phase(Phase.SCHEDULED)
                .schedule(schedule)
                .rules(rules)
                .line(Line.start(position, seq))
                .position(position)
                .done();
    }

    private static Position firstPosition(String fen, List<Fact> facts) {
        if (fen == null) {
            return Position.initial();
        }
        try {
            return Position.ofFen(fen);
        } catch (IllegalArgumentException impossible) {
            facts.add(new LogFact.ScheduleDoubtful("the start position cannot be played from ("
                    + Quote.of(impossible.getMessage()) + "); the usual one is taken"));
            return Position.initial();
        }
    }
}
