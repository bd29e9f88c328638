package org.chatrang.broadcast.view;

import java.util.HashMap;
import java.util.Map;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.Consequence;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnknownFact;
import org.chatrang.events.Verdict;

/**
 * All that is shown of one game.
 *
 * @param gameId the game
 * @param schedule how it was scheduled, null if it was not (yet)
 * @param heard the last stamp of each source: a repeat is passed over, as the judges do
 * @param started whether the arbiter started it or a piece has moved
 * @param provisional a move on the board that is not completed yet, null if none
 * @param clocks what the clocks showed
 * @param awaited completed moves without an answer of the legality judge
 * @param moves the moves that stand, and the position
 * @param notices what waits for the arbiter, and what else concerns the game now
 * @param log the verdicts
 * @param settlement the result as settled, null before the first settlement
 */
public record GameView(
        String gameId,
        Schedule schedule,
        Map<String, Stamp> heard,
        boolean started,
        MoveSeen provisional,
        Clocks clocks,
        Awaited awaited,
        Moves moves,
        Notices notices,
        VerdictLog log,
        Settlement settlement) {

    /** A game nothing is known of. */
    public static GameView unknown(String gameId) {
        return new GameView(
                gameId,
                null,
                Map.of(),
                false,
                null,
                Clocks.UNREAD,
                Awaited.NOTHING,
                Moves.NONE,
                Notices.NONE,
                VerdictLog.EMPTY,
                null);
    }

    /** Whether an event was heard before: its stamp is not above the last one of its source. */
    public boolean repeats(GameEvent event) {
        Stamp last = heard.get(event.stamp().source());
        return last != null && event.stamp().compareTo(last) <= 0;
    }

    /** After a game event. */
    public GameView on(GameEvent event) {
        if (repeats(event)) {
            return this;
        }
        Map<String, Stamp> after = new HashMap<>(heard);
        after.put(event.stamp().source(), event.stamp());
        return apply(event).heardUpTo(Map.copyOf(after));
    }

    private GameView apply(GameEvent event) {
        Stamp stamp = event.stamp();
        if (event.fact() instanceof GameScheduled game) {
            boolean counts = schedule == null
                    || schedule.isDesk(stamp) && clocks.atPress().isEmpty();
            return counts ? scheduled(new Schedule(stamp.source(), game)) : this;
        }
        if (schedule == null || !schedule.heeds(stamp)) {
            return this;
        }
        return switch (event.fact()) {
            case MoveSeen seen -> shown(true, seen, clocks, awaited);
            case MoveWithdrawn withdrawn -> shown(started, null, clocks, awaited);
            case MoveCompleted move ->
                shown(true, null, clocks.pressed(stamp, move.clock(), event.at()), awaited.completed(stamp));
            case ClockRead read -> shown(started, provisional, clocks.read(read.clock(), event.at()), awaited);
            case GameStarted start -> shown(started || schedule.isDesk(stamp), provisional, clocks, awaited);
            case RulingMade made -> schedule.isDesk(stamp) ? ruled(made.ruling(), event) : this;
            case GameScheduled handledAbove -> this;
            // Shown by what the judges say about them.
            case PlacementSeen said -> this;
            case ResultGesture said -> this;
            case DrawOffered said -> this;
            case DrawAnswered said -> this;
            case Resigned said -> this;
            case DrawClaimed said -> this;
            case FlagClaimed said -> this;
            case PlayerArrived said -> this;
            case DeadlineReached said -> this;
            case AnalysisCompleted said -> this;
            case BoardFault said -> this;
            case GameClosed said -> this;
            case UnknownFact said -> this;
        };
    }

    private GameView ruled(Ruling ruling, GameEvent event) {
        return switch (ruling) {
            case Ruling.SetClocks set ->
                shown(started, provisional, clocks.set(set.whiteMillis(), set.blackMillis(), event.at()), awaited);
            case Ruling.RestorePly ply -> shown(started, null, clocks, awaited);
            case Ruling.SetPosition position -> shown(started, null, clocks, awaited);
            case Ruling.LetStand stands -> shown(started, null, clocks, awaited);
            case Ruling.CountIllegalMove counted -> this;
            case Ruling.CancelIllegalMove cancelled -> this;
            case Ruling.DecideResult result -> this;
            case Ruling.Confirm confirm -> this;
            case Ruling.Dismiss dismiss -> this;
            case Ruling.Reopen reopen -> this;
            case Ruling.ReleaseQuarantine release -> this;
            case null -> this;
        };
    }

    /** After a verdict, given with the record as it stands on the bus. */
    public GameView on(Verdict verdict, RawRecord record) {
        Moves line = moves;
        Awaited open = awaited;
        if (verdict.judge() == JudgeName.LEGALITY) {
            open = awaited.answeredTo(verdict.of());
            for (Finding finding : verdict.findings()) {
                line = moved(line, finding, verdict);
            }
        }
        return new GameView(
                gameId,
                schedule,
                heard,
                started,
                provisional,
                clocks,
                open,
                line,
                notices.on(verdict),
                log.with(verdict, record),
                settlement);
    }

    private static Moves moved(Moves moves, Finding finding, Verdict verdict) {
        if (finding.standing() != Finding.Standing.NEEDS_ARBITER
                && finding.consequence() instanceof Consequence.GoesOnFrom from) {
            return moves.goesOnFrom(from);
        }
        if (finding.kind() == FindingKind.MOVE_LEGAL && finding.evidence() instanceof Evidence.Move move) {
            return moves.made(move, verdict.of());
        }
        return moves;
    }

    /** After a settlement; an older version than the one known changes nothing. */
    public GameView on(Settlement settled) {
        boolean newer = settlement == null || settled.version() > settlement.version();
        return newer
                ? new GameView(
                        gameId, schedule, heard, started, provisional, clocks, awaited, moves, notices, log, settled)
                : this;
    }

    private GameView heardUpTo(Map<String, Stamp> after) {
        return new GameView(
                gameId, schedule, after, started, provisional, clocks, awaited, moves, notices, log, settlement);
    }

    private GameView scheduled(Schedule by) {
        return new GameView(gameId, by, heard, started, provisional, clocks, awaited, moves, notices, log, settlement);
    }

    private GameView shown(boolean hasStarted, MoveSeen seen, Clocks read, Awaited open) {
        return new GameView(gameId, schedule, heard, hasStarted, seen, read, open, moves, notices, log, settlement);
    }
}
