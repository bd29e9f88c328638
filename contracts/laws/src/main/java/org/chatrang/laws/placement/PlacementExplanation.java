package org.chatrang.laws.placement;

import java.util.List;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.IllegalMove;
import org.chatrang.laws.Move;

/** What a placement is, the simplest explanation that fits it exactly. */
public sealed interface PlacementExplanation {

    /** What the moves of the game lead to. */
    record AsExpected() implements PlacementExplanation {}

    /** What one or two further legal moves lead to. */
    record LegalMoves(List<Move> moves) implements PlacementExplanation {
        public LegalMoves {
            moves = List.copyOf(moves);
        }
    }

    /** What stood on the board after an earlier half-move of the game: the latest such. */
    record EarlierPosition(int ply) implements PlacementExplanation {}

    /**
     * A legal move of which a part is still to be done: the other man of castling, the pawn taken en passant.
     *
     * @param before a legal move made first, or none
     * @param move the move begun
     */
    record Unfinished(List<Move> before, Move move) implements PlacementExplanation {
        public Unfinished {
            before = List.copyOf(before);
        }
    }

    /**
     * One man was carried where it may not go (Article 7.5).
     *
     * @param before a legal move made first, or none
     * @param attempt the squares
     * @param illegal why it is illegal
     */
    record IllegalAttempt(List<Move> before, Attempt attempt, IllegalMove illegal) implements PlacementExplanation {
        public IllegalAttempt {
            before = List.copyOf(before);
        }
    }

    /** The position expected, seen from the other side: the board or its cable is turned (Article 7.2.2). */
    record BoardTurned() implements PlacementExplanation {}

    /** The men are set up for a new game (Article 2.3). */
    record FirstPosition() implements PlacementExplanation {}

    /** None of these. */
    record Unexplained() implements PlacementExplanation {}
}
