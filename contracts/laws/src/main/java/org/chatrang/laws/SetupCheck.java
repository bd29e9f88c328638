package org.chatrang.laws;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;

/**
 * Finds what keeps a setup from being played from. Only what the moves themselves need is asked for: whether the position
 * could ever arise in a game is not (nobody can say so in general).
 */
final class SetupCheck {
    private final Setup setup;
    private final List<SetupProblem> problems = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    static List<SetupProblem> problems(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.kings(Colour.WHITE);
        check.kings(Colour.BLACK);
        boolean oneKingEach = check.problems.isEmpty();
        check.pawns();
        if (oneKingEach) {
            check.castling(Colour.WHITE);
            check.castling(Colour.BLACK);
            check.opponentInCheck();
        }
        return check.problems;
    }

    private void kings(Colour colour) {
        long kings = setup.squaresOf(Piece.of(colour, PieceType.KING));
        int count = Long.bitCount(kings);
        if (count == 0) {
            add(SetupFault.NO_KING, 0, words(colour) + " has no king");
        } else if (count > 1) {
            add(SetupFault.TOO_MANY_KINGS, kings, words(colour) + " has " + count + " kings");
        }
    }

    private void pawns() {
        long pawns =
                (setup.squaresOf(Piece.WHITE_PAWN) | setup.squaresOf(Piece.BLACK_PAWN)) & Bitboards.FIRST_AND_LAST_RANK;
        if (pawns != 0) {
            add(SetupFault.PAWN_ON_LAST_RANK, pawns, "a pawn stands on the first or the eighth rank");
        }
    }

    private void castling(Colour colour) {
        long firstRank = colour == Colour.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
        long rights = setup.castlingRooks() & firstRank;
        if (rights == 0) {
            return;
        }
        long king = setup.squaresOf(Piece.of(colour, PieceType.KING));
        if ((king & firstRank) == 0) {
            add(
                    SetupFault.CASTLING_KING_NOT_ON_FIRST_RANK,
                    king,
                    words(colour) + " has castling rights, but the king is not on the first rank");
            return;
        }
        long missing = rights & ~setup.squaresOf(Piece.of(colour, PieceType.ROOK));
        if (missing != 0) {
            add(
                    SetupFault.CASTLING_ROOK_MISSING,
                    missing,
                    words(colour) + " has the right to castle with a rook on " + names(missing)
                            + ", where none of that side stands");
        }
        long west = rights & king - 1;
        long east = rights & ~(king - 1);
        for (long side : new long[] {west, east}) {
            if (Long.bitCount(side) > 1) {
                add(
                        SetupFault.CASTLING_SIDE_TWICE,
                        side,
                        words(colour) + " has castling rights with two rooks on one side: " + names(side));
            }
        }
    }

    private void opponentInCheck() {
        Board board = Position.board(setup);
        int opponent = setup.turn().other().ordinal();
        long checkers = board.attackers(setup.turn().ordinal(), board.king(opponent), board.occupied());
        if (checkers != 0) {
            add(
                    SetupFault.OPPONENT_IN_CHECK,
                    checkers | Square.bit(board.king(opponent)),
                    words(setup.turn().other()) + " stands in check, but it is the other side's turn");
        }
    }

    private void add(SetupFault fault, long squares, String text) {
        problems.add(new SetupProblem(fault, Squares.list(squares), text));
    }

    private static String words(Colour colour) {
        return colour == Colour.WHITE ? "White" : "Black";
    }

    private static String names(long squares) {
        return Squares.names(Squares.list(squares));
    }
}
