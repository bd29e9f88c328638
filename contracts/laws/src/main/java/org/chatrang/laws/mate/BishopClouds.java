package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;
import org.chatrang.laws.board.PackedBoard;

/**
 * Proves that a side cannot mate by searching every line of an easier game, in which the bishops of a square colour (or of
 * both) are a cloud: they may at any time stand on any of the squares they could ever reach, each on several at once, or on
 * none. Everything possible in the real game is possible here, so what never comes up here never comes up there. Four
 * bishops have tens of thousands of placements; their cloud has one.
 *
 * <p>Why each real move has its counterpart, and why the move generator may be used on the board without the cloud:
 *
 * <ul>
 *   <li>A bishop of the cloud moves or captures another: here its side passes. If its king is in check by a man outside the
 *       cloud, the bishop must capture that man, because no line between that man and the king holds a square of the cloud:
 *       the lines of bishops of the other square colour never do, those of rooks and queens are required not to.
 *   <li>It captures a man outside the cloud: here the man disappears whenever the cloud could be on its square.
 *   <li>Another man moves: the cloud is never in its way, and its checks and pins are ignored. A pawn may capture wherever
 *       the enemy's cloud could be. Checks and pins by men outside the cloud are the real ones, for the same reason as above.
 *   <li>A mate: the loser's king is attacked by a man outside the cloud, or could be by the cloud; by the cloud itself if
 *       that moved, else along a line the moved man has left. Each square the king could go to must be one the winner's
 *       cloud could attack or the loser's could occupy.
 * </ul>
 *
 * <p>Not tried where castling is still possible. Given up when a pawn promotes.
 */
final class BishopClouds {
    private static final int ROOM = 60_000;

    private final Reach reach = new Reach();
    private final VisitedPositions visited = new VisitedPositions();
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    private final int[] replies = new int[MoveGenerator.MOST_MOVES];
    private final long[] region = new long[2];
    private final long[] each = new long[64];
    private final int[] count = new int[2];
    private int winner;
    private int nodes;
    private boolean mayMate;

    int nodes() {
        return nodes;
    }

    /**
     * Whether it is proved that the side cannot mate.
     *
     * @param start the position; lost
     */
    boolean provesNoMate(Board start, int side) {
        nodes = 0;
        if (start.castlingRooks() != 0) {
            return false;
        }
        winner = side;
        reach.analyse(start, side, true);
        long odd = PackedBoard.odd(start);
        long middle = PackedBoard.middle(start);
        long high = PackedBoard.high(start);
        long black = PackedBoard.black(start);
        int turn = start.turn();
        long bishops = start.pieces(0, Codes.BISHOP) | start.pieces(1, Codes.BISHOP);
        boolean both = (bishops & Bitboards.LIGHT) != 0 && (bishops & ~Bitboards.LIGHT) != 0;
        for (int kind = both ? 0 : 1; kind < 3; kind++) {
            long cloud = bishops & (kind == 0 ? ~0L : kind == 1 ? Bitboards.LIGHT : ~Bitboards.LIGHT);
            if (cloud == 0) {
                continue;
            }
            reach.bishops(cloud, region, each);
            count[0] = Long.bitCount(cloud & start.occupied(0));
            count[1] = Long.bitCount(cloud & start.occupied(1));
            start.load(odd & ~cloud, middle & ~cloud, high & ~cloud, black & ~cloud, turn);
            if (search(start)) {
                return true;
            }
            start.load(odd, middle, high, black, turn);
        }
        return false;
    }

    private boolean search(Board board) {
        visited.clear();
        mayMate = false;
        visited.add(board, -1, 0);
        for (int node = 0; node < visited.size(); node++) {
            nodes++;
            visited.load(node, board);
            expand(board, node);
            if (mayMate || visited.size() > ROOM) {
                return false;
            }
        }
        return true;
    }

    private void expand(Board board, int node) {
        int us = board.turn();
        if (looksAcrossCloud(board, Codes.WHITE) || looksAcrossCloud(board, Codes.BLACK)) {
            mayMate = true;
            return;
        }
        int size = generator.generate(board, moves);
        for (int i = 0; i < size && !mayMate; i++) {
            int move = moves[i];
            if (Codes.promotion(move) != 0) {
                mayMate = true;
                return;
            }
            long undo = board.make(move);
            long left = 1L << Codes.from(move);
            if (Codes.kind(move) == Codes.EN_PASSANT) {
                left |= 1L << (Codes.to(move) ^ 8);
            }
            reached(board, node, left, false);
            board.unmake(move, undo);
        }
        long odd = PackedBoard.odd(board);
        long middle = PackedBoard.middle(board);
        long high = PackedBoard.high(board);
        long black = PackedBoard.black(board) & board.occupied();
        long prey = region[us ^ 1] & ~board.occupied();
        for (long rest = count[us ^ 1] == 0 ? 0 : board.pieces(us, Codes.PAWN);
                rest != 0 && !mayMate;
                rest &= rest - 1) {
            long from = rest & -rest;
            for (long to = Steps.pawns(us, from) & prey; to != 0 && !mayMate; to &= to - 1) {
                long bit = to & -to;
                if ((bit & Bitboards.FIRST_AND_LAST_RANK) != 0) {
                    mayMate = true;
                    return;
                }
                long colours = us == Codes.BLACK ? black & ~from | bit : black;
                board.load(odd & ~from | bit, middle, high, colours, us ^ 1);
                reachedIfLegal(board, node, from, false);
            }
        }
        if (count[us] == 0 || mayMate) {
            return;
        }
        board.load(odd, middle, high, black, us ^ 1);
        reachedIfLegal(board, node, 0, true);
        long taken = region[us] & board.occupied(us ^ 1) & ~(1L << board.king(us ^ 1));
        for (; taken != 0 && !mayMate; taken &= taken - 1) {
            long bit = taken & -taken;
            board.load(odd & ~bit, middle & ~bit, high & ~bit, black & ~bit, us ^ 1);
            reachedIfLegal(board, node, 0, true);
        }
    }

    /**
     * Whether a rook or queen attacks a square of the cloud, directly or through one enemy man: only then could a man of the
     * cloud shut off its attack or its pin.
     */
    private boolean looksAcrossCloud(Board board, int side) {
        long straight = board.pieces(side, Codes.ROOK) | board.pieces(side, Codes.QUEEN);
        long occupied = board.occupied();
        long enemies = board.occupied(side ^ 1) & ~(1L << board.king(side ^ 1));
        for (long rest = straight; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int type = Codes.type(board.pieceAt(square));
            long seen = Steps.piece(type, square, occupied);
            seen |= Steps.piece(type, square, occupied & ~(seen & enemies));
            if ((seen & (region[0] | region[1])) != 0) {
                return true;
            }
        }
        return false;
    }

    private void reachedIfLegal(Board board, int node, long left, boolean cloudMoved) {
        int us = board.turn() ^ 1;
        if (board.attackers(board.turn(), board.king(us), board.occupied()) == 0) {
            reached(board, node, left, cloudMoved);
        }
    }

    private void reached(Board board, int node, long left, boolean cloudMoved) {
        if (board.turn() != winner && mayBeMate(board, left, cloudMoved)) {
            mayMate = true;
            return;
        }
        visited.add(board, node, 0);
    }

    /** Whether the position, the winner having moved, could be a mate with the cloud standing somehow. */
    private boolean mayBeMate(Board board, long left, boolean cloudMoved) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        long occupied = board.occupied();
        boolean checked = board.checkers() != 0;
        long checkers = count[winner] == 0 ? 0 : Attacks.bishop(king, occupied) & region[winner];
        if (!cloudMoved) {
            checkers &= ~Attacks.bishop(king, occupied | left);
        }
        if (!checked && checkers == 0) {
            return false;
        }
        long flights = 0;
        int size = generator.generate(board, replies);
        for (int i = 0; i < size; i++) {
            if (Codes.from(replies[i]) == king) {
                flights |= 1L << Codes.to(replies[i]);
            }
        }
        long through = occupied & ~(1L << king);
        if (count[winner] == 1 && !checked) {
            for (; checkers != 0; checkers &= checkers - 1) {
                long covered = Attacks.bishop(Long.numberOfTrailingZeros(checkers), through);
                if (mayBeOccupied(flights & ~covered & ~(checkers & -checkers), loser, occupied)
                        || mayBeOccupied(flights & ~covered, loser, occupied)) {
                    return true;
                }
            }
            return false;
        }
        long open = 0;
        for (long rest = flights; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (count[winner] == 0 || (Attacks.bishop(square, through) & region[winner]) == 0) {
                open |= rest & -rest;
            }
        }
        return mayBeOccupied(open, loser, occupied);
    }

    private boolean mayBeOccupied(long squares, int side, long occupied) {
        if ((squares & ~region[side]) != 0 || (squares & occupied) != 0) {
            return false;
        }
        int men = 0;
        for (int i = 0; squares != 0 && each[i] != 0; i++) {
            men += (each[i] & squares) != 0 ? 1 : 0;
        }
        return men >= Long.bitCount(squares);
    }
}
