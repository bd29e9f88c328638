package org.chatrang.laws;

import org.chatrang.laws.board.Bitboards;

/**
 * What the men on the board alone prove, and no more: it knows mate and stalemate on the board and four kinds of material
 * that cannot mate wherever the men stand. It never finds that a side CAN mate and misses every dead position that rests on
 * where the men stand (blocked pawn walls, forced lines). A placeholder until an exact search takes its place.
 *
 * <p>A side cannot mate with
 *
 * <ul>
 *   <li>a lone king;
 *   <li>king and one knight, if the opponent has nothing but king and queens: whatever queens deprive their king of his last
 *       squares, one of them attacks the knight's square (every such pattern is tried in a test);
 *   <li>king and bishops that all stand on squares of one colour, if the opponent has no pawn, no knight and no bishop on the
 *       other colour. A check along a diagonal passes a square that touches two squares beside the king, on the other colour.
 *       The mating king cannot control both of them, so a queen or rook stands on one, and that captures or interposes. A
 *       double check by two such bishops never comes about by a move, and one that is on the board already is mate already or
 *       is parried.
 * </ul>
 */
public final class BareMaterial implements MatingChances {
    private static final Answer CANNOT = new Answer(Chance.CANNOT, Proof.BARE_MATERIAL);

    @Override
    public Answer canMate(Position position, Colour side) {
        if (position.isCheckmate()) {
            return new Answer(position.turn() == side ? Chance.CANNOT : Chance.CAN, Proof.GAME_OVER);
        }
        if (position.isStalemate()) {
            return new Answer(Chance.CANNOT, Proof.GAME_OVER);
        }
        return cannotMate(position, side) ? CANNOT : Answer.UNKNOWN;
    }

    private static boolean cannotMate(Position position, Colour side) {
        if (has(position, side, PieceType.PAWN) || has(position, side, PieceType.ROOK)) {
            return false;
        }
        if (has(position, side, PieceType.QUEEN)) {
            return false;
        }
        long bishops = men(position, side, PieceType.BISHOP);
        int knights = Long.bitCount(men(position, side, PieceType.KNIGHT));
        if (bishops == 0) {
            return knights == 0 || knights == 1 && hasOnlyQueens(position, side.other());
        }
        return knights == 0 && bishopsCannotMate(position, side, bishops);
    }

    private static boolean hasOnlyQueens(Position position, Colour side) {
        return position.occupied(side) == (men(position, side, PieceType.QUEEN) | men(position, side, PieceType.KING));
    }

    private static boolean bishopsCannotMate(Position position, Colour side, long bishops) {
        Colour opponent = side.other();
        long allBishops = bishops | men(position, opponent, PieceType.BISHOP);
        boolean oneColour = (allBishops & Bitboards.LIGHT) == 0 || (allBishops & ~Bitboards.LIGHT) == 0;
        return oneColour && !has(position, opponent, PieceType.PAWN) && !has(position, opponent, PieceType.KNIGHT);
    }

    private static boolean has(Position position, Colour side, PieceType type) {
        return men(position, side, type) != 0;
    }

    private static long men(Position position, Colour side, PieceType type) {
        return position.squaresOf(Piece.of(side, type));
    }
}
