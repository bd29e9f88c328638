package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.EventKind;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnknownFact;

/** Takes one record into a game. Total: every record there can be gives a step, none an exception. */
public final class Fold {
    private Fold() {}

    /** The step from this state by this record. */
    public static Step apply(GameState before, LogRecord record) {
        return switch (record.content()) {
            case LogRecord.Content.Unreadable unreadable -> unreadable(before, record, unreadable);
            case LogRecord.Content.Readable(GameEvent event) -> {
                try {
                    yield readable(before, record, event);
                } catch (RuntimeException defect) {
                    // A defect here must not stop the partition; told like an unreadable record, it reaches the
                    // arbiter.
                    yield unreadable(before, record, defectOf(defect));
                }
            }
        };
    }

    private static Step unreadable(GameState before, LogRecord record, LogRecord.Content.Unreadable content) {
        List<Fact> facts = List.of(new LogFact.Unreadable(content.reason(), content.beginning()));
        if (!before.isOpen()) {
            return new Step(before, before, record, 0, false, facts);
        }
        GameState after = before.edit()
                .seq(before.seq() + 1)
                .lastAt(null)
                .quarantined(true)
                .done();
        return new Step(before, after, record, after.seq(), false, facts);
    }

    private static Step readable(GameState before, LogRecord record, GameEvent event) {
        String kind = EventKind.nameOf(event.fact());
        if (!before.isOpen()) {
            return event.fact() instanceof GameScheduled schedule
                    ? Schedules.first(before, record, event, schedule)
                    : new Step(before, before, record, 0, false, List.of(new LogFact.NotScheduled(Quote.of(kind))));
        }
        Stamp last = before.lastStamp(event.stamp().source());
        if (last != null && event.stamp().compareTo(last) <= 0) {
            return new Step(before, before, record, 0, true, List.of());
        }
        if (Sources.isBeyondBelief(event)) {
            // Not stamped: the true source goes on from the last stamp before it.
            Turn refused = Turn.unstamped(before, record, event);
            refused.add(
                    new LogFact.Refused(event.stamp().source(), Quote.of(kind), LogFact.Refusal.EPOCH_BEYOND_BELIEF));
            return refused.step();
        }
        Turn turn = Turn.of(before, record, event);
        if (Sources.isHole(last, event.stamp())) {
            turn.add(new LogFact.Hole(last, event.stamp()));
        }
        if (event.fact() instanceof GameScheduled) {
            turn.edit(edit -> edit.lastScheduleOffset(record.offset()));
        }
        Sources.objection(before, event).ifPresentOrElse(turn::add, () -> apply(turn, event.fact()));
        return turn.step();
    }

    private static void apply(Turn turn, GameFact fact) {
        if (turn.state().phase() == Phase.ENDED && isPlay(fact)) {
            turn.add(new LogFact.AfterEnd(EventKind.nameOf(fact), turn.state().ending()));
            return;
        }
        switch (fact) {
            case GameScheduled schedule -> Schedules.again(turn, schedule);
            case GameStarted started -> Schedules.started(turn);
            case GameClosed closed -> Schedules.closed(turn);
            case MoveSeen seen -> {}
            case MoveWithdrawn withdrawn -> {}
            case MoveCompleted move -> Moves.completed(turn, move);
            case PlacementSeen placement -> Placements.seen(turn, placement);
            case ResultGesture gesture -> Results.shown(turn, gesture);
            case Resigned resigned -> Results.resigned(turn, resigned.side());
            case DrawOffered offered -> Draws.offered(turn, offered.side());
            case DrawAnswered answered -> Draws.answered(turn, answered);
            case DrawClaimed claimed -> Claims.claimed(turn, claimed);
            case ClockRead read -> ClockFold.read(turn, read);
            case FlagClaimed claimed -> Flags.claimed(turn, claimed.side());
            case DeadlineReached reached -> Flags.deadline(turn, reached);
            case AnalysisCompleted completed -> AnalysisReading.completed(turn, completed, turn.source());
            case PlayerArrived arrived -> ClockFold.arrived(turn, arrived.side());
            case RulingMade made -> Rulings.made(turn, made);
            case BoardFault fault -> turn.add(new LogFact.Fault(fault));
            case UnknownFact unknown -> turn.add(new LogFact.UnknownKind(Quote.of(unknown.kind())));
        }
    }

    /** What players do; what goes on around a board after a game, readings and pieces put back, is no play. */
    private static boolean isPlay(GameFact fact) {
        return switch (fact) {
            case MoveCompleted move -> true;
            case Resigned resigned -> true;
            case DrawOffered offered -> true;
            case DrawAnswered answered -> true;
            case DrawClaimed claimed -> true;
            case FlagClaimed claimed -> true;
            case GameStarted started -> true;
            case PlayerArrived arrived -> true;
            case GameScheduled schedule -> false;
            case MoveSeen seen -> false;
            case MoveWithdrawn withdrawn -> false;
            case ClockRead read -> false;
            case PlacementSeen placement -> false;
            case ResultGesture gesture -> false;
            case DeadlineReached reached -> false;
            case AnalysisCompleted completed -> false;
            case RulingMade made -> false;
            case BoardFault fault -> false;
            case GameClosed closed -> false;
            case UnknownFact unknown -> false;
        };
    }

    private static LogRecord.Content.Unreadable defectOf(RuntimeException defect) {
        return new LogRecord.Content.Unreadable("the fold failed on it", Quote.of(defect.toString()));
    }
}
