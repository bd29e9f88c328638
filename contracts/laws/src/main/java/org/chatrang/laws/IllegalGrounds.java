package org.chatrang.laws;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The facts behind an {@link IllegalReason}: what an arbiter would point at. */
public sealed interface IllegalGrounds {

    /** Piece and squares say it all. */
    record Evident() implements IllegalGrounds {}

    /** No man stands there, or none of that kind. */
    record Absent(Optional<Piece> wanted) implements IllegalGrounds {}

    /** These men are in the way, or stand on the square itself. */
    record InTheWay(List<Man> men) implements IllegalGrounds {
        public InTheWay {
            men = List.copyOf(men);
        }
    }

    /**
     * A square the king may not stand on or cross is attacked.
     *
     * @param square the king's square after the move, or the one he would cross
     * @param attackers the men that attack it, wherever they stand
     * @param before whether the same men gave check before the move already; otherwise the man moved was pinned
     */
    record Attacked(int square, List<Man> attackers, boolean before) implements IllegalGrounds {
        public Attacked {
            attackers = List.copyOf(attackers);
        }
    }

    /**
     * There is no right to castle on that side.
     *
     * @param kingSide towards the h-file
     * @param loss how it was lost; empty if the game is not known so far back, or if it never was there
     */
    record RightLost(boolean kingSide, Optional<Loss> loss) implements IllegalGrounds {
        public RightLost {
            Objects.requireNonNull(loss, "loss");
        }
    }

    /**
     * The move that lost a right to castle.
     *
     * @param ply the half-move, from 1
     * @param move the move with its number
     * @param cause what it did
     */
    record Loss(int ply, String move, Cause cause) {
        /** What loses a right to castle (Article 3.8.2.1). */
        public enum Cause {
            KING_MOVED,
            ROOK_MOVED,
            ROOK_CAPTURED
        }
    }

    /**
     * A pawn that cannot be captured in passing.
     *
     * @param pawn where it stands
     * @param arrival how it came there; empty if the game is not known so far back
     */
    record NotInPassing(Man pawn, Optional<Arrival> arrival) implements IllegalGrounds {
        public NotInPassing {
            Objects.requireNonNull(arrival, "arrival");
        }
    }

    /**
     * The move that brought a pawn to its square.
     *
     * @param ply the half-move, from 1
     * @param move the move with its number
     * @param doubleStep whether it could have been captured in passing by the next move
     */
    record Arrival(int ply, String move, boolean doubleStep) {}

    /** What a pawn, or something that is no pawn on the last rank, was replaced by. */
    record Replaced(PieceType by) implements IllegalGrounds {}

    /** Written as a king's move, and only castling brings the king there. */
    record IsCastling() implements IllegalGrounds {}

    /** The text fits each of these legal moves; written so that they can be told apart. */
    record Candidates(List<String> sans) implements IllegalGrounds {
        public Candidates {
            sans = List.copyOf(sans);
        }
    }

    /** Several men could be meant, and none of them can make the move: why, for each. */
    record NoneOf(List<IllegalMove> attempts) implements IllegalGrounds {
        public NoneOf {
            attempts = List.copyOf(attempts);
        }
    }
}
