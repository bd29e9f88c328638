package org.chatrang.judging.fold;

import java.time.Duration;
import java.time.Instant;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;

/**
 * A flag that fell by calculation is taken back if a source tells later, because a link was down, that the player had moved or
 * the game had ended in time, or that the clock had more time than was calculated (Article 6.10.1: its reading is conclusive).
 */
final class Retractions {
    private static final long ROUNDING_MILLIS = 1_000;

    private Retractions() {}

    static void ifDisproved(Turn turn, GameFact fact) {
        GameState state = turn.state();
        Instant due = state.clocks().calculatedDue();
        boolean calculated = turn.isEnded()
                && due != null
                && state.ending().kind() == EndingKind.FLAG_FALL
                && state.ending().loser() == state.toMove();
        if (calculated && disproves(turn, due, fact)) {
            turn.add(new ClockFact.FlagRetracted(state.toMove(), turn.at(), due));
            turn.reopen();
            turn.edit(edit ->
                    edit.clocks(turn.state().clocks().edit().calculatedDue(null).done()));
        }
    }

    private static boolean disproves(Turn turn, Instant due, GameFact fact) {
        GameState state = turn.state();
        boolean inTime = !turn.at().isAfter(due);
        if (fact instanceof MoveCompleted move) {
            return inTime
                    && move.ply() == state.ply() + 1
                    && (move.clock() == null || !ClockFold.isDown(move.clock(), state.toMove()));
        }
        if (fact instanceof ClockRead read) {
            return hasMoreThanCalculated(turn, due, read.clock());
        }
        boolean ends = fact instanceof Resigned
                || fact instanceof ResultGesture
                || fact instanceof DrawClaimed
                || fact instanceof DrawAnswered answer && answer.accepted();
        return inTime && ends;
    }

    /** More time than would be left by the calculation, and no more than was left: not a clock set for another game. */
    private static boolean hasMoreThanCalculated(Turn turn, Instant due, ClockReading reading) {
        Side side = turn.state().toMove();
        Long left = reading.millis(side);
        Long before = turn.state().clocks().shown().millis(side);
        if (left == null || before == null || ClockFold.isDown(reading, side)) {
            return false;
        }
        long calculated = Math.max(0, Duration.between(turn.at(), due).toMillis());
        return left > calculated + ROUNDING_MILLIS && left <= before;
    }
}
