package org.chatrang.judging.fold;

import java.time.Instant;
import java.util.Optional;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Side;

/** Readings of the clocks, and who is there. */
final class ClockFold {
    private ClockFold() {}

    /** A move was completed, legal or not; the game may have ended by it. */
    static void pressed(Turn turn, MoveCompleted move, Side mover, boolean stands) {
        turn.edit(edit -> edit.clocks(turn.state().clocks().arrived(mover, true)));
        ClockReading reading = move.clock();
        if (reading == null || reading.millis(mover) == null) {
            missing(turn, mover);
        }
        if (reading != null) {
            take(turn, reading, stands ? null : mover, true);
        }
    }

    static void read(Turn turn, ClockRead read) {
        if (turn.isEnded()) {
            if (isDown(read.clock(), Side.WHITE) || isDown(read.clock(), Side.BLACK)) {
                turn.add(new LogFact.AfterEnd("CLOCK_READ", turn.state().ending()));
            }
            return;
        }
        ClockChecks.standing(turn, read);
        take(turn, read.clock(), null, false);
    }

    /** Time this side is to get for the opponent's offence. */
    static void owed(Turn turn, Side side, long millis) {
        Clocks clocks = turn.state().clocks();
        SideClock owing = clocks.of(side).owing(millis, movesOf(turn.state(), side));
        turn.edit(edit -> edit.clocks(clocks.with(side, owing)));
    }

    /** Whoever arrives after the default time has lost unless the arbiter decides otherwise (Article 6.7.1). */
    static void arrived(Turn turn, Side side) {
        GameState state = turn.state();
        boolean late = isMissing(state, side)
                && !state.rules().book().defaultTime().isZero()
                && defaultTimeEnds(state).filter(end -> turn.at().isAfter(end)).isPresent();
        turn.add(new ClockFact.Arrived(side, late));
        turn.edit(edit -> edit.clocks(state.clocks().arrived(side, true)));
        if (late) {
            turn.await(new Ending(EndingKind.ABSENCE, GameResult.winOf(side.other()), side, state.seq(), false));
        }
    }

    /** Whether this side has neither arrived nor moved, as far as is known. */
    static boolean isMissing(GameState state, Side side) {
        return !state.clocks().arrived(side) && movesOf(state, side) == 0;
    }

    /** When the default time is over; empty if the game was not started. */
    static Optional<Instant> defaultTimeEnds(GameState state) {
        Instant started = state.clocks().startedAt();
        if (started == null) {
            return Optional.empty();
        }
        Instant planned = state.schedule().plannedStart();
        boolean fromSchedule = state.rules().defaultTimeFromSchedule() && planned != null;
        return Optional.of(
                (fromSchedule ? planned : started).plus(state.rules().book().defaultTime()));
    }

    /** The period a side's clock is in, from 0: by what was seen to be added and, if its clock counts moves, by the moves. */
    static int period(GameState state, Side side) {
        int seen = state.clocks().of(side).periods();
        return state.rules().time().countsMoves()
                ? Math.max(seen, state.rules().time().periodAfter(side, movesOf(state, side)))
                : seen;
    }

    /** The moves this side has completed. */
    static int movesOf(GameState state, Side side) {
        return state.toMove() == side ? state.ply() / 2 : (state.ply() + 1) / 2;
    }

    static boolean isDown(ClockReading reading, Side side) {
        Long millis = reading.millis(side);
        return reading.flag(side) || millis != null && millis <= 0;
    }

    private static void take(Turn turn, ClockReading reading, Side pressedInVain, boolean byPress) {
        ClockReading before = turn.state().clocks().shown();
        Instant beforeAt = turn.state().clocks().shownAt();
        if (!turn.isEnded()) {
            ClockChecks.compare(turn, reading, Side.WHITE, pressedInVain == Side.WHITE, byPress);
            ClockChecks.compare(turn, reading, Side.BLACK, pressedInVain == Side.BLACK, byPress);
        }
        turn.edit(edit -> edit.clocks(turn.state()
                .clocks()
                .edit()
                .shown(reading)
                .shownAt(turn.at())
                .byPress(byPress)
                .done()));
        if (!turn.isEnded()) {
            Flags.shown(turn, reading, before, beforeAt);
        }
    }

    private static void missing(Turn turn, Side mover) {
        Clocks clocks = turn.state().clocks();
        if (!clocks.missingTold()) {
            turn.add(new ClockFact.Missing(mover));
            turn.edit(edit -> edit.clocks(clocks.edit().missingTold(true).done()));
        }
    }
}
