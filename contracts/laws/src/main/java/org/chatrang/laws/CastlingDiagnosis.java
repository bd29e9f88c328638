package org.chatrang.laws;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Castling;

/** Why castling is or is not legal (Article 3.8.2; Guidelines II.3). */
final class CastlingDiagnosis {
    private CastlingDiagnosis() {}

    /**
     * Whether a king carried between these squares means castling: onto an own rook of the first rank, or along it by more
     * than a step to the c- or g-file, either from the e-file or with a right left on that side.
     */
    static boolean isAttempt(Position position, int king, int to) {
        long firstRank = position.turn() == Colour.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
        if ((firstRank & Square.bit(king)) == 0 || (firstRank & Square.bit(to)) == 0) {
            return false;
        }
        if (position.pieceAt(to) == Piece.of(position.turn(), PieceType.ROOK)) {
            return true;
        }
        return isKingsOwnWay(king, to) && (Square.file(king) == 4 || rookWithRight(position, to > king) != Square.NONE);
    }

    /** The rook with a right that a king carried to that square is to castle with, or {@link Square#NONE}. */
    static int rookMeant(Position position, int king, int to) {
        if ((position.castlingRooks() & Square.bit(to)) != 0) {
            return to;
        }
        return isKingsOwnWay(king, to) ? rookWithRight(position, to > king) : Square.NONE;
    }

    private static boolean isKingsOwnWay(int king, int to) {
        return Math.abs(to - king) > 1 && Square.file(to) == (to > king ? 6 : 2);
    }

    /** The rook on that side of the king that still has the right to castle, or {@link Square#NONE}. */
    static int rookWithRight(Position position, boolean kingSide) {
        long firstRank = position.turn() == Colour.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
        long below = Square.bit(position.kingSquare(position.turn())) - 1;
        long rooks = position.castlingRooks() & firstRank & (kingSide ? ~below : below);
        return rooks == 0 ? Square.NONE : Long.numberOfTrailingZeros(rooks);
    }

    /** Judges castling of the king with that rook, or with {@link Square#NONE} if none has the right. */
    static Diagnosis diagnose(Position position, int king, int rook, boolean kingSide) {
        int kingTo = king & 56 | (kingSide ? 6 : 2);
        if (rook == Square.NONE) {
            return illegal(
                    position,
                    IllegalReason.CASTLING_RIGHTS_LOST,
                    kingTo,
                    Square.bit(king),
                    new IllegalGrounds.RightLost(kingSide, Optional.empty()));
        }
        Board board = position.board();
        long inTheWay = Castling.mustBeEmpty(king, rook) & board.occupied();
        if (inTheWay != 0) {
            return illegal(
                    position,
                    IllegalReason.CASTLING_PATH_OCCUPIED,
                    kingTo,
                    inTheWay,
                    new IllegalGrounds.InTheWay(Man.on(position, inTheWay)));
        }
        if (board.checkers() != 0) {
            return illegal(
                    position,
                    IllegalReason.CASTLING_OUT_OF_CHECK,
                    kingTo,
                    board.checkers(),
                    new IllegalGrounds.Attacked(king, Man.on(position, board.checkers()), true));
        }
        int opponent = position.turn().other().ordinal();
        long withoutKing = board.occupied() & ~Square.bit(king);
        for (int crossed : Squares.list(Castling.crossedByKing(king, rook))) {
            long attackers = board.attackers(opponent, crossed, withoutKing);
            if (attackers != 0) {
                return attacked(position, IllegalReason.CASTLING_THROUGH_CHECK, kingTo, crossed, attackers);
            }
        }
        long attackers = board.attackers(opponent, kingTo, withoutKing);
        if (attackers == 0 && Castling.rookUncoversKing(board, king, rook)) {
            attackers = board.attackers(opponent, kingTo, withoutKing & ~Square.bit(rook));
        }
        return attackers != 0
                ? attacked(position, IllegalReason.CASTLING_INTO_CHECK, kingTo, kingTo, attackers)
                : new Diagnosis.Legal(Move.castling(king, rook));
    }

    private static Diagnosis attacked(Position position, IllegalReason reason, int kingTo, int square, long attackers) {
        List<Man> men = Man.on(position, attackers);
        List<Integer> squares =
                Stream.concat(Stream.of(square), men.stream().map(Man::square)).toList();
        int king = position.kingSquare(position.turn());
        IllegalGrounds grounds = new IllegalGrounds.Attacked(square, men, false);
        return new Diagnosis.Illegal(new IllegalMove(reason, position.pieceAt(king), king, kingTo, squares, grounds));
    }

    private static Diagnosis illegal(
            Position position, IllegalReason reason, int kingTo, long squares, IllegalGrounds grounds) {
        int king = position.kingSquare(position.turn());
        return new Diagnosis.Illegal(
                new IllegalMove(reason, position.pieceAt(king), king, kingTo, Squares.list(squares), grounds));
    }
}
