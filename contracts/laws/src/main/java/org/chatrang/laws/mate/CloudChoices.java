package org.chatrang.laws.mate;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Which men to try as a cloud: those that wander about and have no part in what holds the kings. A man beside the loser's king
 * may stand in its way, and one that cannot move may hold others; both are better kept outside.
 */
final class CloudChoices {
    private final List<Long> choices = new ArrayList<>();

    /** Sets of squares, none empty or twice, the most promising first. */
    List<Long> of(Board board, int winner) {
        choices.clear();
        int loser = winner ^ 1;
        long bishops = board.pieces(0, Codes.BISHOP) | board.pieces(1, Codes.BISHOP);
        long minors = bishops | board.pieces(0, Codes.KNIGHT) | board.pieces(1, Codes.KNIGHT);
        long roaming = roaming(board, 0) | roaming(board, 1);
        long beside = Attacks.king(board.king(loser));
        long near = Steps.king(beside);
        long losers = board.occupied(loser) & roaming;
        long pawns = freePawns(board, loser);
        add(bishops & roaming);
        add((losers | pawns) & ~near);
        add((losers | pawns) & ~near | bishops & roaming);
        add(bishops);
        add(bishops & Bitboards.LIGHT);
        add(bishops & ~Bitboards.LIGHT);
        add(bishops & roaming & Bitboards.LIGHT);
        add(bishops & roaming & ~Bitboards.LIGHT);
        add((losers | pawns) & ~beside);
        add(losers);
        add(losers & ~near);
        add(minors & roaming & ~near | losers & ~near | pawns & ~near);
        add(bishops & losers);
        add(bishops & roaming & ~losers);
        return choices;
    }

    private void add(long men) {
        if (men != 0 && !choices.contains(men)) {
            choices.add(men);
        }
    }

    /** That side's pieces that are not shut in. */
    private static long roaming(Board board, int side) {
        long roaming = 0;
        long pieces = board.occupied(side) & ~board.pieces(side, Codes.PAWN) & ~(1L << board.king(side));
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long steps = Steps.piece(Codes.type(board.pieceAt(square)), square, board.occupied());
            roaming |= (steps & ~board.occupied(side)) != 0 ? rest & -rest : 0;
        }
        return roaming;
    }

    /** That side's pawns with no enemy pawn before them. */
    private static long freePawns(Board board, int side) {
        long pawns = board.pieces(side ^ 1, Codes.PAWN);
        long free = 0;
        for (long rest = board.pieces(side, Codes.PAWN); rest != 0; rest &= rest - 1) {
            boolean blocked = (Promotion.ahead(side, Long.numberOfTrailingZeros(rest)) & pawns) != 0;
            free |= blocked ? 0 : rest & -rest;
        }
        return free;
    }
}
