package org.chatrang.laws.mate;

import java.util.Arrays;
import java.util.List;
import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Looks for a mate by a knight or bishop by choosing where it shall be given, and leading the men of both sides there: for
 * one {@link Picture} after the other, a search that takes the position nearest to it first, and not many positions. With a
 * goal that stays the same, few positions are needed where a search for any mate needs millions. Finds mates only.
 */
final class PictureSearch {
    private static final int[] NOTHING = {};
    private static final int PER_MOVE = 4;
    private static final int PER_INTRUDER = 3;

    private final Pictures pictures = new Pictures();
    private final Reach reach = new Reach();
    private final VisitedPositions visited = new VisitedPositions();
    private final OpenPositions nearest = new OpenPositions();
    private final Frontier varied = new Frontier(false);
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    private int[] line = NOTHING;
    private int nodes;
    private boolean vary;

    /** Whether the side has minor pieces, and nothing that mates more easily. */
    static boolean isMeantFor(Board board, int winner) {
        return (board.pieces(winner, Codes.QUEEN) | board.pieces(winner, Codes.ROOK)) == 0
                && (board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP)) != 0;
    }

    /**
     * Searches until a mate is found.
     *
     * @param maxNodes positions to visit at most, give or take one picture's
     * @param budgets positions to visit for each picture, in one round after the other; the first takes the nearest
     *     positions alone, the others take turns with those in which something is new
     */
    boolean run(Board start, int winner, long maxNodes, int[] budgets) {
        nodes = 0;
        reach.analyse(start, winner, true);
        List<Picture> found = pictures.find(start, winner, reach);
        for (int budget : budgets) {
            vary = budget != budgets[0];
            for (Picture picture : found) {
                if (nodes >= maxNodes) {
                    return false;
                }
                if (search(new Board(start), winner, picture, budget)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean search(Board board, int winner, Picture picture, long maxNodes) {
        visited.clear();
        nearest.clear();
        varied.clear();
        int node = visited.add(board, -1, 0);
        while (node >= 0 && visited.size() < maxNodes) {
            visited.load(node, board);
            if (expand(board, node, winner, picture)) {
                nodes += visited.size();
                return true;
            }
            node = vary ? varied.take() : nearest.takeBest();
        }
        nodes += visited.size();
        return false;
    }

    private boolean expand(Board board, int node, int winner, Picture picture) {
        boolean ours = board.turn() == winner;
        int size = generator.generate(board, moves);
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            long undo = board.make(move);
            int child = visited.add(board, node, move);
            if (child >= 0) {
                if (ours && board.checkers() != 0 && generator.count(board) == 0) {
                    trace(child);
                    return true;
                }
                int distance = distance(board, winner, picture);
                if (distance >= 0 && vary) {
                    varied.add(child, distance, board, winner);
                } else if (distance >= 0) {
                    nearest.add(child, distance);
                }
            }
            board.unmake(move, undo);
        }
        return false;
    }

    /** How far the position is from the picture, by estimate; negative if it cannot come about any more. */
    private static int distance(Board board, int winner, Picture picture) {
        int checker = picture.checker();
        int loser = winner ^ 1;
        int moves =
                Travel.nearest(board, checker, picture.checkerAt(), board.pieces(winner, Codes.type(checker))) & 255;
        if (moves == Travel.NEVER) {
            return -1;
        }
        moves += Distance.kings(board.king(loser), picture.loserKing());
        long vital = 1L << picture.checkerAt() | Attacks.between(picture.checkerAt(), picture.loserKing());
        if (picture.winnerKing() != Picture.ANYWHERE) {
            moves += Distance.kings(board.king(winner), picture.winnerKing());
            vital |= 1L << picture.winnerKing();
        }
        long free = board.occupied(loser);
        long places = 0;
        for (int i = 0; i < picture.blockers().length; i++) {
            int nearest = Travel.nearest(board, picture.blockers()[i], picture.blockersAt()[i], free);
            if ((nearest & 255) == Travel.NEVER) {
                return -1;
            }
            moves += nearest & 255;
            free &= ~(1L << (nearest >> 8));
            places |= 1L << picture.blockersAt()[i];
        }
        long others = free & ~(1L << board.king(loser));
        int intruders = Long.bitCount(others & (vital | places | 1L << picture.loserKing()));
        intruders += Long.bitCount(vital & attacked(board, loser, others));
        return PER_MOVE * moves + PER_INTRUDER * intruders + Long.bitCount(others);
    }

    private static long attacked(Board board, int side, long men) {
        long attacked = Steps.pawns(side, board.pieces(side, Codes.PAWN) & men);
        for (long rest = men & ~board.pieces(side, Codes.PAWN); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            attacked |= Steps.piece(Codes.type(board.pieceAt(square)), square, board.occupied());
        }
        return attacked;
    }

    private void trace(int mated) {
        int length = 0;
        for (int node = mated; visited.parent(node) >= 0; node = visited.parent(node)) {
            length++;
        }
        line = Arrays.copyOf(NOTHING, length);
        for (int node = mated; length > 0; node = visited.parent(node)) {
            line[--length] = visited.move(node);
        }
    }

    /** The moves to the mate found. */
    int[] line() {
        return line;
    }

    /** Positions visited by the last run. */
    int nodes() {
        return nodes;
    }
}
