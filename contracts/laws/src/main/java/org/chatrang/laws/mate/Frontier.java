package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * The positions still to be looked at, in one order of promise. Positions in which something that matters is new (the kings'
 * places or the winner's minor men, at that distance from mate) take turns with the others, so that a plateau of positions
 * that differ only by idle moves does not hold the search up: the idea of best-first width search (Lipovetzky and Geffner,
 * AAAI 2017).
 */
final class Frontier {
    private static final int MARKS = 1 << 15;

    private static final int MANY = 2;
    private final boolean pawnsOfBoth;
    private final OpenPositions novel = new OpenPositions();
    private final OpenPositions others = new OpenPositions();
    private final int[] marks = new int[MARKS];
    private int generation;
    private int taken;

    /** @param pawnsOfBoth whether the places of the loser's pawns matter, too */
    Frontier(boolean pawnsOfBoth) {
        this.pawnsOfBoth = pawnsOfBoth;
    }

    void clear() {
        novel.clear();
        others.clear();
        generation++;
        taken = 0;
    }

    void add(int node, int distance, Board board, int winner) {
        (isNovel(board, winner, distance) ? novel : others).add(node, distance);
    }

    /** Takes a position; -1 if there is none. */
    int take() {
        boolean preferNovel = (taken++ & 1) == 0;
        int node = (preferNovel ? novel : others).takeBest();
        return node >= 0 ? node : (preferNovel ? others : novel).takeBest();
    }

    private boolean isNovel(Board board, int winner, int distance) {
        long men = board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP);
        if (Long.bitCount(men) > MANY) {
            men = 0;
        }
        men |= board.pieces(winner, Codes.PAWN);
        if (pawnsOfBoth) {
            men ^= board.pieces(winner ^ 1, Codes.PAWN) * 0x94D049BB133111EBL;
        }
        long rest = (long) distance << 13 | board.king(0) << 7 | board.king(1) << 1 | board.turn();
        long hash = men * 0x9E3779B97F4A7C15L + rest;
        hash = (hash ^ hash >>> 32) * 0xBF58476D1CE4E5B9L;
        int at = (int) (hash >>> 49);
        boolean novel = marks[at] != generation;
        marks[at] = generation;
        return novel;
    }
}
