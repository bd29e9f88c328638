package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Codes;

/** Attacks of whole sets of squares at once. */
final class Steps {
    private Steps() {}

    /** The squares of the set and every square beside one of them. */
    static long king(long set) {
        long wide = set | (set & ~Bitboards.FILE_A) >>> 1 | (set & ~Bitboards.FILE_H) << 1;
        return wide | wide << 8 | wide >>> 8;
    }

    /** What a piece of that kind attacks from the square. */
    static long piece(int type, int square, long occupied) {
        return switch (type) {
            case Codes.KNIGHT -> Attacks.knight(square);
            case Codes.BISHOP -> Attacks.bishop(square, occupied);
            case Codes.ROOK -> Attacks.rook(square, occupied);
            case Codes.QUEEN -> Attacks.bishop(square, occupied) | Attacks.rook(square, occupied);
            default -> Attacks.king(square);
        };
    }

    /** Every square pawns of that colour on these squares attack. */
    static long pawns(int colour, long pawns) {
        return colour == Codes.WHITE ? Bitboards.whitePawnAttacks(pawns) : Bitboards.blackPawnAttacks(pawns);
    }

    /** One square forward. */
    static long forward(int colour, long pawns) {
        return colour == Codes.WHITE ? pawns << 8 : pawns >>> 8;
    }
}
