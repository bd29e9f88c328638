package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.PackedBoard;

/**
 * Proves that a side cannot mate by searching every line of an easier game, in which some men are a {@link Cloud}: each may at
 * any time stand on any of the squares it could ever reach, or have been captured. Everything possible in the real game is
 * possible here, so what never comes up here never comes up there. Four bishops have tens of thousands of placements; their
 * cloud has one.
 *
 * <p>A position here stands for every real one with the same men outside the cloud on the same squares. An attack by such a
 * man is certain if no square between could hold a man of the cloud (the fog); squares left by the last move hold none.
 * Every real move has its counterpart:
 *
 * <ul>
 *   <li>A man outside the cloud moves: the cloud is never in its way, a pawn captures wherever the enemy's cloud may be, and
 *       the move is left out only if its own king would be attacked for certain.
 *   <li>A man of the cloud moves, or captures another: here its side passes. If a man attacks its king for certain, some
 *       square between them must be one the cloud can reach; if two do, no such move is possible.
 *   <li>It captures a man outside the cloud, perhaps en passant: here the man disappears whenever the cloud may reach its
 *       square. If a man attacks the king for certain, that man must be the one.
 *   <li>It mates, or another man does: see {@link CloudMates}.
 * </ul>
 *
 * <p>Left out are positions in which the winner has no man left. Not for positions in which castling is still possible.
 */
final class CloudSearch {
    private static final long THIRD_RANKS = 0xFF0000FF0000L;

    private final Cloud cloud = new Cloud();
    private final CloudMates mates = new CloudMates();
    private final VisitedPositions visited = new VisitedPositions();
    private final CloudBoard now = new CloudBoard();
    private final CloudBoard bare = new CloudBoard();
    private final CloudBoard next = new CloudBoard();
    private int nodes;
    private int winner;
    private int us;
    private int them;
    private long occupied;
    /** Squares on which no man of the cloud stands for certain. */
    private long empty;
    /** What attacks the king to move for certain. */
    private long checkers;

    private boolean mayMate;

    /**
     * Whether it is proved that the side cannot mate.
     *
     * @param men the squares of the men of the cloud, no kings
     * @param room positions to visit at most, give or take the last one's replies
     */
    boolean provesNoMate(Board start, int side, long men, int room) {
        winner = side;
        nodes = 0;
        mayMate = false;
        cloud.form(start, men, side);
        mates.prepare(cloud, side);
        do {
            visited.clear();
            addFirst(start, men);
            for (int node = 0; node < visited.size(); node++) {
                visited.load(node, now);
                expand();
                if (mayMate || ++nodes > room) {
                    return false;
                }
            }
        } while (cloud.takeGrown());
        return true;
    }

    /** Positions visited by the last search. */
    int nodes() {
        return nodes;
    }

    private void addFirst(Board start, long men) {
        next.odd = PackedBoard.odd(start);
        next.middle = PackedBoard.middle(start);
        next.high = PackedBoard.high(start);
        next.black = PackedBoard.black(start);
        next.turn = start.turn();
        next.remove(men);
        if ((Long.rotateLeft(next.passed(), 8) & men) != 0 || (Long.rotateRight(next.passed(), 8) & men) != 0) {
            next.black &= next.occupied();
        }
        remember(~start.occupied());
    }

    private void expand() {
        us = now.turn;
        them = us ^ 1;
        occupied = now.occupied();
        empty = now.markedEmpty() | now.passed();
        checkers = now.certainAttackers(them, now.king(us), occupied, cloud.squares() & ~empty & ~occupied);
        bare.copy(now);
        bare.removeMarks();
        bare.turn = them;
        long own = now.occupied(us);
        for (long rest = own; rest != 0 && !mayMate; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int type = now.type(from);
            if (type == Codes.PAWN) {
                movePawn(from);
            } else {
                long closed = own | 1L << now.king(them);
                closed |= type == Codes.KING ? Attacks.king(now.king(them)) : 0;
                long targets = Steps.piece(type, from, occupied) & ~closed;
                for (; targets != 0 && !mayMate; targets &= targets - 1) {
                    move(from, Long.numberOfTrailingZeros(targets), type, 0, 0);
                }
            }
        }
        if (cloud.count[us] != 0) {
            moveCloud();
        }
    }

    private void movePawn(int from) {
        long pawn = 1L << from;
        long passed = now.passed();
        long once = Steps.forward(us, pawn) & ~occupied;
        long twice = Steps.forward(us, once & THIRD_RANKS & ranksOfFirstSteps()) & ~occupied;
        long enemies = now.occupied(them) & ~(1L << now.king(them));
        long captures = Steps.pawns(us, pawn) & (enemies | cloud.region[them] & ~occupied & ~empty);
        for (long rest = once | captures; rest != 0 && !mayMate; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if ((rest & -rest & Bitboards.FIRST_AND_LAST_RANK) == 0) {
                move(from, to, Codes.PAWN, 0, 0);
            } else {
                for (int type = Codes.KNIGHT; type <= Codes.QUEEN && !mayMate; type++) {
                    move(from, to, type, 0, 0);
                }
            }
        }
        if (twice != 0) {
            move(from, Long.numberOfTrailingZeros(twice), Codes.PAWN, 0, once);
        }
        if ((Steps.pawns(us, pawn) & passed) != 0) {
            move(from, Long.numberOfTrailingZeros(passed), Codes.PAWN, Steps.forward(them, passed), 0);
        }
    }

    private long ranksOfFirstSteps() {
        return us == Codes.WHITE ? 0xFF0000L : 0xFF0000000000L;
    }

    /**
     * Moves a man outside the cloud.
     *
     * @param captured the pawn captured en passant, or 0
     * @param passed the square a pawn passes over, or 0
     */
    private void move(int from, int to, int type, long captured, long passed) {
        long left = 1L << from | captured;
        next.copy(bare);
        next.remove(left | 1L << to);
        next.put(us, type, to);
        long known = (empty | left | Attacks.between(from, to)) & ~(1L << to);
        long fog = cloud.squares() & ~next.occupied() & ~known;
        if (next.certainAttackers(them, next.king(us), next.occupied(), fog) != 0) {
            return;
        }
        if (passed != 0 && ((Steps.pawns(us, passed) & next.pawns(them)) != 0 || cloud.pawnMayAttack(them, passed))) {
            next.markPassed(passed);
        }
        reached(left, 1L << to, known, false);
    }

    private void moveCloud() {
        int king = now.king(us);
        long between = 0;
        if (checkers != 0) {
            if (Bitboards.severalIn(checkers)) {
                return;
            }
            between = Attacks.between(Long.numberOfTrailingZeros(checkers), king);
        }
        long passed = now.passed();
        long within = checkers == 0 ? ~0L : between | checkers | passed;
        cloud.grow(us, now.occupied(us), now.occupied(them), passed, within);
        if (checkers == 0 || (between & cloud.region[us]) != 0) {
            next.copy(bare);
            reached(0, 0, 0, true);
        }
        long taken = cloud.region[us] & now.occupied(them) & ~(1L << now.king(them));
        for (taken &= checkers == 0 ? ~0L : checkers; taken != 0 && !mayMate; taken &= taken - 1) {
            next.copy(bare);
            next.remove(taken & -taken);
            reached(0, 0, 0, true);
        }
        if (passed != 0 && cloud.pawnMayReach(us, passed)) {
            long pawn = Steps.forward(them, passed);
            if (checkers == 0 || checkers == pawn || (between & passed) != 0) {
                next.copy(bare);
                next.remove(pawn);
                reached(pawn, 0, 0, true);
            }
        }
    }

    private void reached(long left, long to, long known, boolean cloudMoved) {
        if (mayMate || cloud.count[winner] == 0 && !Bitboards.severalIn(next.occupied(winner))) {
            return;
        }
        if (us == winner && mates.mayBeMate(next, left, to, known, cloudMoved)) {
            mayMate = true;
            return;
        }
        remember(known);
    }

    /** Adds the next position, with marks on those empty squares that make an attack on the king to move certain. */
    private void remember(long known) {
        int side = next.turn;
        int king = next.king(side);
        long men = next.occupied();
        long fog = cloud.squares() & ~men & ~next.passed();
        long possible = next.attackers(side ^ 1, king, men);
        for (; possible != 0; possible &= possible - 1) {
            long between = Attacks.between(Long.numberOfTrailingZeros(possible), king) & fog;
            if (between != 0 && (between & ~known) == 0) {
                next.markEmpty(between);
            }
        }
        visited.add(next);
    }
}
