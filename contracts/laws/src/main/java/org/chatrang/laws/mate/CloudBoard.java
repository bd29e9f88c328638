package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Codes;

/**
 * A position of the easier game of {@link CloudSearch}: the men outside the cloud, whose turn it is, and marks on empty
 * squares. In the four words of {@link org.chatrang.laws.board.PackedBoard}, where code 7 on a square here means that not
 * even a man of the cloud stands there, and a bit of {@link #black} on a square without a man that a pawn has just passed
 * over it.
 */
final class CloudBoard {
    long odd;
    long middle;
    long high;
    long black;
    int turn;

    void copy(CloudBoard other) {
        odd = other.odd;
        middle = other.middle;
        high = other.high;
        black = other.black;
        turn = other.turn;
    }

    void removeMarks() {
        long men = occupied();
        odd &= men;
        middle &= men;
        high &= men;
        black &= men;
    }

    void remove(long squares) {
        odd &= ~squares;
        middle &= ~squares;
        high &= ~squares;
        black &= ~squares;
    }

    /** Puts a man on a square that is empty and without a mark. */
    void put(int side, int type, int square) {
        int code = type + 1;
        odd |= (long) (code & 1) << square;
        middle |= (long) (code >> 1 & 1) << square;
        high |= (long) (code >> 2) << square;
        black |= (long) side << square;
    }

    /** Marks empty squares as known to be empty. */
    void markEmpty(long squares) {
        odd |= squares;
        middle |= squares;
        high |= squares;
    }

    long markedEmpty() {
        return odd & middle & high;
    }

    void markPassed(long square) {
        black |= square;
    }

    /** The square a pawn has just passed over, or 0. */
    long passed() {
        return black & ~occupied();
    }

    long occupied() {
        return (odd | middle | high) & ~(odd & middle & high);
    }

    long occupied(int side) {
        long men = occupied();
        return side == Codes.WHITE ? men & ~black : men & black;
    }

    private long of(int side, long men) {
        return side == Codes.WHITE ? men & ~black : men & black;
    }

    long pawns(int side) {
        return of(side, odd & ~middle & ~high);
    }

    long knights(int side) {
        return of(side, middle & ~odd & ~high);
    }

    /** Bishops and queens. */
    long diagonal(int side) {
        return of(side, odd & (middle ^ high));
    }

    /** Rooks and queens. */
    long straight(int side) {
        return of(side, high & ~middle);
    }

    int king(int side) {
        return Long.numberOfTrailingZeros(of(side, high & middle & ~odd));
    }

    /** The type of the man on that square. */
    int type(int square) {
        return (int) (odd >>> square & 1 | (middle >>> square & 1) << 1 | (high >>> square & 1) << 2) - 1;
    }

    /** The men of that side, but for its king, that attack the square when these squares are occupied. */
    long attackers(int side, int square, long occupied) {
        long attackers = Attacks.knight(square) & knights(side) | Attacks.pawn(side ^ 1, square) & pawns(side);
        long diagonal = diagonal(side);
        if (diagonal != 0) {
            attackers |= Attacks.bishop(square, occupied) & diagonal;
        }
        long straight = straight(side);
        return straight == 0 ? attackers : attackers | Attacks.rook(square, occupied) & straight;
    }

    /** Those of {@link #attackers} between which and the square no square of the fog lies. */
    long certainAttackers(int side, int square, long occupied, long fog) {
        long attackers = attackers(side, square, occupied);
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            if ((Attacks.between(Long.numberOfTrailingZeros(rest), square) & fog) != 0) {
                attackers &= ~(rest & -rest);
            }
        }
        return attackers;
    }
}
