package org.chatrang.judging.fold;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/** Placements that no legal move explains: told, never more, and later moves go on as if nothing had been. */
final class Placements {
    private Placements() {}

    static void seen(Turn turn, PlacementSeen seen) {
        if (turn.isEnded()) {
            return; // pieces being put back
        }
        Position expected = turn.state().position();
        boolean withoutMove = seen.pressed()
                && expected.placement().equals(seen.placement())
                && turn.rules().illegalMovePutRight()
                && turn.rules().book().pressWithoutMoveIsIllegal();
        if (withoutMove) {
            IllegalMoves.pressedWithoutMove(turn);
            return;
        }
        unexplained(turn, seen.placement(), expected, seen.pressed());
    }

    /** A legal move was completed: what stands on the board, if its source sees it, is what the move leads to. */
    static void compare(Turn turn, MoveCompleted move) {
        Position expected = turn.state().position();
        if (move.placement() != null && !move.placement().equals(expected.placement())) {
            unexplained(turn, move.placement(), expected, true);
        }
    }

    private static void unexplained(Turn turn, String placement, Position expected, boolean pressed) {
        turn.add(new LogFact.Unexplained(
                Quote.of(placement), expected.placement(), differences(placement, expected), pressed));
    }

    private static List<String> differences(String placement, Position expected) {
        try {
            Setup seen = Setup.ofPlacement(placement);
            List<String> squares = new ArrayList<>();
            for (int square = 0; square < 64; square++) {
                if (seen.pieceAt(square) != expected.pieceAt(square)) {
                    squares.add(Square.name(square));
                }
            }
            return squares;
        } catch (RuntimeException unreadable) {
            return List.of();
        }
    }
}
