package org.chatrang.judging.fold;

import java.util.ArrayList;
import java.util.List;
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
        turn.add(new LogFact.Unexplained(
                Quote.of(seen.placement()),
                expected.placement(),
                differences(seen.placement(), expected),
                seen.pressed()));
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
