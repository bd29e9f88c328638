package org.chatrang.benchmarks;

import org.chatrang.laws.Position;

/** The positions perft is measured on, with what is known of them. */
enum PerftPosition {
    /** The usual first position. */
    START("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, 6, 119_060_324),
    /** Castling, pins, promotions and en passant at once (P. McKenzie's "kiwipete"). */
    KIWIPETE("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", false, 5, 193_690_690),
    /** A Chess960 array after eight moves a side, both sides may castle both ways. */
    CHESS960("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", true, 6, 227_689_589);

    private final String fen;
    private final boolean chess960;
    private final int depth;
    private final long leaves;

    PerftPosition(String fen, boolean chess960, int depth, long leaves) {
        this.fen = fen;
        this.chess960 = chess960;
        this.depth = depth;
        this.leaves = leaves;
    }

    String fen() {
        return fen;
    }

    boolean chess960() {
        return chess960;
    }

    /** The depth a comparison goes to. */
    int depth() {
        return depth;
    }

    /** How many leaves there are at that depth. */
    long leaves() {
        return leaves;
    }

    Position position() {
        return Position.ofFen(fen);
    }
}
