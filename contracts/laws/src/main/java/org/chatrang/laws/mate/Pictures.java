package org.chatrang.laws.mate;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Finds the nearest mates in a corner that the men on the board could make: a knight or bishop checks, the winner's king
 * covers some of the three squares beside the corner, the loser's men stand on the others. Each is tried on a board with
 * these men alone, so that what is found is mate as long as no other man interferes.
 */
final class Pictures {
    private static final int[] CORNERS = {0, 7, 56, 63};
    /** A king farther from the corner than this covers nothing beside it. */
    private static final int KING_RANGE = 2;

    private static final int KEPT = 4;

    private final MoveGenerator generator = new MoveGenerator();
    private final Picture[] best = new Picture[KEPT];
    /** By piece, the squares where a man of that kind may ever stand. */
    private final long[] reachable = new long[12];

    private final int[] blockers = new int[3];
    private final int[] blockersAt = new int[3];
    private Board board;
    private Board alone;
    private Reach reach;
    private int winner;
    private int corner;
    private int kingAt;
    private int checker;
    private int checkerAt;

    /**
     * The nearest pictures of each corner, the nearest of all first.
     *
     * @param analysed what the men of this position may reach, wholly analysed
     */
    List<Picture> find(Board position, int side, Reach analysed) {
        board = position;
        winner = side;
        reach = analysed;
        alone = new Board(position);
        collectReachable();
        List<Picture> found = new ArrayList<>();
        for (int square : CORNERS) {
            if ((reach.kings.losers() >>> square & 1) != 0) {
                corner = square;
                findInCorner();
                for (int i = 0; i < KEPT && best[i] != null; i++) {
                    found.add(best[i]);
                    best[i] = null;
                }
            }
        }
        found.sort((one, other) -> Integer.compare(one.cost(), other.cost()));
        return found;
    }

    private void collectReachable() {
        for (int piece = 0; piece < 12; piece++) {
            reachable[piece] = 0;
        }
        for (int i = 0; i < reach.men; i++) {
            reachable[Codes.piece(reach.colour[i], reach.type[i])] |= reach.reach[i];
        }
        int loser = winner ^ 1;
        reachable[Codes.piece(loser, Codes.KNIGHT)] |= reach.promotedKnights(loser);
        reachable[Codes.piece(loser, Codes.BISHOP)] |= reach.promotedQueens[loser];
        reachable[Codes.piece(loser, Codes.ROOK)] |= reach.promotedQueens[loser];
    }

    private void findInCorner() {
        for (int type = Codes.KNIGHT; type <= Codes.BISHOP; type++) {
            checker = Codes.piece(winner, type);
            for (long from = Steps.piece(type, corner, 0) & reachable[checker]; from != 0; from &= from - 1) {
                checkerAt = Long.numberOfTrailingZeros(from);
                int cost = Travel.nearest(board, checker, checkerAt, board.pieces(winner, type));
                cost = (cost & 255) + Distance.kings(board.king(winner ^ 1), corner);
                if (cost < limit()) {
                    findKing(type, cost);
                }
            }
        }
    }

    private void findKing(int type, int cost) {
        long kings = reach.kings.winners(corner);
        long beside = Attacks.king(corner);
        long covered = Steps.piece(type, checkerAt, beside & ~(1L << corner));
        boolean adjacent = (beside >>> checkerAt & 1) != 0;
        long near = kings & ~(beside | 1L << corner | 1L << checkerAt);
        for (long rest = near; rest != 0; rest &= rest - 1) {
            kingAt = Long.numberOfTrailingZeros(rest);
            if (Distance.kings(kingAt, corner) <= KING_RANGE + 1) {
                long open = beside & ~(covered | Attacks.king(kingAt));
                if (adjacent ? (open >>> checkerAt & 1) == 0 : open != (beside & ~covered)) {
                    findBlockers(open, 0, cost + Distance.kings(board.king(winner), kingAt), board.occupied());
                }
            }
        }
        if (!adjacent && kings != 0) {
            kingAt = Picture.ANYWHERE;
            findBlockers(beside & ~covered, 0, cost, board.occupied());
        }
    }

    private void findBlockers(long open, int size, int cost, long free) {
        if (cost >= limit()) {
            return;
        }
        if (open == 0) {
            keep(size, cost);
            return;
        }
        int at = Long.numberOfTrailingZeros(open);
        for (int type = Codes.PAWN; type <= Codes.ROOK; type++) {
            int piece = Codes.piece(winner ^ 1, type);
            if ((reachable[piece] >>> at & 1) != 0) {
                int nearest = Travel.nearest(board, piece, at, free);
                if ((nearest & 255) < Travel.NEVER) {
                    blockers[size] = piece;
                    blockersAt[size] = at;
                    findBlockers(open & open - 1, size + 1, cost + (nearest & 255), free & ~(1L << (nearest >> 8)));
                }
            }
        }
    }

    private int limit() {
        return best[KEPT - 1] == null ? Travel.NEVER : best[KEPT - 1].cost();
    }

    private void keep(int size, int cost) {
        if (!mates(size)) {
            return;
        }
        int[] pieces = new int[size];
        int[] squares = new int[size];
        System.arraycopy(blockers, 0, pieces, 0, size);
        System.arraycopy(blockersAt, 0, squares, 0, size);
        int i = KEPT - 1;
        for (; i > 0 && (best[i - 1] == null || best[i - 1].cost() > cost); i--) {
            best[i] = best[i - 1];
        }
        best[i] = new Picture(corner, kingAt, checker, checkerAt, pieces, squares, cost);
    }

    private boolean mates(int size) {
        long odd = 0;
        long middle = 0;
        long high = 0;
        long black = 0;
        int king = kingAt != Picture.ANYWHERE ? kingAt : corner ^ 63 ^ 18;
        for (int i = -3; i < size; i++) {
            int piece = i == -3
                    ? Codes.piece(winner, Codes.KING)
                    : i == -2 ? Codes.piece(winner ^ 1, Codes.KING) : i == -1 ? checker : blockers[i];
            int at = i == -3 ? king : i == -2 ? corner : i == -1 ? checkerAt : blockersAt[i];
            int code = Codes.type(piece) + 1;
            odd |= (long) (code & 1) << at;
            middle |= (long) (code >> 1 & 1) << at;
            high |= (long) (code >> 2) << at;
            black |= (long) Codes.colour(piece) << at;
        }
        alone.load(odd, middle, high, black, winner ^ 1);
        return alone.checkers() != 0
                && alone.attackers(winner ^ 1, king, alone.occupied()) == 0
                && generator.count(alone) == 0;
    }
}
