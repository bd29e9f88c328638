package org.chatrang.laws;

import java.util.List;
import java.util.stream.Collectors;

/** The sentence an arbiter would say about an illegal move: the one place where they are made. */
final class IllegalWords {
    private IllegalWords() {}

    static String of(IllegalMove move) {
        return switch (move.grounds()) {
            case IllegalGrounds.Evident evident -> evident(move);
            case IllegalGrounds.Absent(var wanted) ->
                move.from() == Square.NONE
                        ? "no " + wanted.map(Piece::words).orElse("piece") + " fits the text"
                        : "no " + wanted.map(Piece::words).orElse("piece") + " stands on " + Square.name(move.from());
            case IllegalGrounds.InTheWay(var men) -> inTheWay(move, men);
            case IllegalGrounds.Attacked attacked -> attacked(move, attacked);
            case IllegalGrounds.RightLost(boolean kingSide, var loss) ->
                loss.map(known -> lost(kingSide, known))
                        .orElse("king or rook has moved, or stands elsewhere, so there is no right to castle on the "
                                + side(kingSide));
            case IllegalGrounds.NotInPassing(Man pawn, var arrival) ->
                "the pawn on " + Square.name(pawn.square()) + " did not just make a double step"
                        + arrival.map(IllegalWords::arrival).orElse("") + ", so it cannot be captured on "
                        + Square.name(move.to());
            case IllegalGrounds.Replaced(PieceType by) ->
                by.isPromotion() ? "only a pawn on the last rank is replaced" : "a pawn cannot become a " + by.word();
            case IllegalGrounds.IsCastling castling ->
                "the king gets to " + Square.name(move.to()) + " by castling only, which is written O-O or O-O-O";
            case IllegalGrounds.Candidates(var sans) -> "it can be " + String.join(" or ", sans);
            case IllegalGrounds.NoneOf(var attempts) -> noneOf(move, attempts);
        };
    }

    private static String evident(IllegalMove move) {
        String from = Square.name(move.from());
        String to = Square.name(move.to());
        String type = move.piece().type().word();
        return switch (move.reason()) {
            case NOT_ITS_TURN -> "the " + move.piece().words() + " on " + from + " belongs to the side not to move";
            case NOT_MOVED -> "the " + move.piece().words() + " was put back on " + from;
            case KING_CAPTURE -> "a king is never captured, and the other king stands on " + to;
            case PAWN_CAPTURE_WITHOUT_TARGET -> "a pawn moves diagonally only to capture, and " + to + " is empty";
            case PROMOTION_MISSING -> "the pawn on " + to + " must be replaced by a queen, rook, bishop or knight";
            case WRONG_MOVEMENT,
                    NO_PIECE,
                    CASTLING_RIGHTS_LOST,
                    CASTLING_PATH_OCCUPIED,
                    CASTLING_OUT_OF_CHECK,
                    CASTLING_THROUGH_CHECK,
                    CASTLING_INTO_CHECK,
                    OWN_PIECE_ON_TARGET,
                    PATH_BLOCKED,
                    EN_PASSANT_NOT_POSSIBLE,
                    KING_MOVED_INTO_CHECK,
                    KING_LEFT_IN_CHECK,
                    PROMOTION_FORBIDDEN,
                    AMBIGUOUS,
                    NO_SUCH_MOVE -> "a " + type + " does not move from " + from + " to " + to;
        };
    }

    private static String inTheWay(IllegalMove move, List<Man> men) {
        String those = "the " + men.stream().map(Man::words).collect(Collectors.joining(", the "));
        String stand = men.size() == 1 ? " stands " : " stand ";
        if (move.reason() == IllegalReason.OWN_PIECE_ON_TARGET) {
            return "a man of the same colour stands there, " + those;
        }
        return move.reason() == IllegalReason.CASTLING_PATH_OCCUPIED
                ? those + stand + "where castling needs empty squares"
                : those + stand + "in the way from " + Square.name(move.from()) + " to " + Square.name(move.to());
    }

    private static String attacked(IllegalMove move, IllegalGrounds.Attacked attacked) {
        String square = Square.name(attacked.square());
        String by = "the " + attacked.attackers().stream().map(Man::words).collect(Collectors.joining(" and the "));
        if (move.reason() == IllegalReason.CASTLING_OUT_OF_CHECK) {
            return "the king on " + square + " is in check from " + by;
        }
        if (move.reason() == IllegalReason.CASTLING_THROUGH_CHECK) {
            return "the king would cross " + square + ", which is attacked by " + by;
        }
        if (move.reason() != IllegalReason.KING_LEFT_IN_CHECK) {
            return "the king would stand on " + square + ", which is attacked by " + by;
        }
        return attacked.before()
                ? "the king on " + square + " stays in check from " + by
                : "it opens the line to the king on " + square + ", in check then from " + by;
    }

    private static String lost(boolean kingSide, IllegalGrounds.Loss loss) {
        String cause = switch (loss.cause()) {
            case KING_MOVED -> "the king moved";
            case ROOK_MOVED -> "that rook moved";
            case ROOK_CAPTURED -> "that rook was captured";
        };
        return "the right to castle on the " + side(kingSide) + " was lost with " + loss.move() + ", when " + cause;
    }

    private static String arrival(IllegalGrounds.Arrival arrival) {
        return arrival.doubleStep()
                ? " (that was " + arrival.move() + ", and the right was gone a move later)"
                : " (it came there with " + arrival.move() + ")";
    }

    private static String side(boolean kingSide) {
        return kingSide ? "king's side" : "queen's side";
    }

    private static String noneOf(IllegalMove move, List<IllegalMove> attempts) {
        return "none of the " + move.piece().words() + "s on "
                + attempts.stream().map(one -> Square.name(one.from())).collect(Collectors.joining(", "))
                + " can go to " + Square.name(move.to()) + ": "
                + attempts.stream().map(IllegalMove::text).distinct().collect(Collectors.joining("; "));
    }
}
