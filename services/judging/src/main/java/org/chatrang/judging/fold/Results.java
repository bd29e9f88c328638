package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;

/** Results stated by the players (Articles 5.1.2, 5.2.3). */
final class Results {
    private Results() {}

    static void resigned(Turn turn, Side side) {
        turn.add(new ResultFact.Resigned(side, turn.state().position()));
        turn.end(Ending.lossOf(EndingKind.RESIGNATION, side, turn.state().seq()));
    }

    static void shown(Turn turn, ResultGesture gesture) {
        GameState state = turn.state();
        if (turn.isEnded()) {
            turn.add(new ResultFact.GestureAfterEnd(gesture, state.ending(), state.position()));
            return;
        }
        boolean accepted = turn.rules().resultGestureAccepted()
                && (gesture.result() != GameResult.DRAW || Draws.obstacleByEvent(turn) == null);
        turn.add(new ResultFact.Gesture(gesture, accepted, state.ply()));
        Ending ending = Ending.of(EndingKind.RESULT_GESTURE, gesture.result(), state.seq());
        if (accepted) {
            turn.end(ending);
        } else {
            turn.await(ending);
        }
    }

    /** What still waits for the arbiter after that side has moved: a move shows that play goes on and who is there. */
    static List<Pending> notAnsweredByMoving(List<Pending> pending, Side mover) {
        return pending.stream()
                .filter(matter -> switch (matter.ending().kind()) {
                    case RESULT_GESTURE -> false;
                    case FLAG_FALL, ABSENCE -> matter.ending().loser() == mover.other();
                    case ARBITER,
                            CHECKMATE,
                            STALEMATE,
                            DEAD_POSITION,
                            FIVEFOLD,
                            SEVENTY_FIVE_MOVES,
                            ILLEGAL_MOVES,
                            RESIGNATION,
                            AGREEMENT,
                            THREEFOLD_CLAIM,
                            FIFTY_MOVES_CLAIM,
                            UNKNOWN -> true;
                })
                .toList();
    }
}
