package org.chatrang.judging.fold;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;
import org.chatrang.laws.placement.PlacementDiagnosis;

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
        Optional<PlacementDiagnosis> known = diagnosis(turn.state(), placement);
        turn.add(new LogFact.Unexplained(
                Quote.of(placement),
                expected.placement(),
                known.map(Placements::squares).orElse(List.of()),
                known.map(PlacementDiagnosis::text).orElse("What is said to stand on the board cannot be read."),
                pressed));
    }

    private static Optional<PlacementDiagnosis> diagnosis(GameState state, String placement) {
        try {
            Setup seen = Setup.ofPlacement(placement);
            return Optional.of(PlacementDiagnosis.of(state.line().history(), seen));
        } catch (FenException unreadable) {
            return Optional.empty();
        }
    }

    private static List<String> squares(PlacementDiagnosis diagnosis) {
        return diagnosis.differences().squares().stream().map(Square::name).toList();
    }
}
