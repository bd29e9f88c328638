package org.chatrang.gateway.inference;

import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Square;

/**
 * Squares on which the board is known to show something wrong: a man knocked over, one that its sensor does not feel, a change
 * that was lost. They are looked past, so that later moves are still understood, until they change.
 */
final class Deviation {
    private static final int NONE = -1;

    private final byte[] shown = new byte[64];
    private final byte[] meant = new byte[64];
    private long squares;

    /** Whether nothing is known to be wrong. */
    boolean isEmpty() {
        return squares == 0;
    }

    /** From now on the board is taken to mean that other board. */
    void set(SensedBoard board, SensedBoard meaning) {
        squares = board.differences(meaning);
        for (int square = 0; square < 64; square++) {
            boolean wrong = (squares & Square.bit(square)) != 0;
            shown[square] = wrong ? (byte) board.at(square).ordinal() : NONE;
            meant[square] = wrong ? (byte) meaning.at(square).ordinal() : NONE;
        }
    }

    void clear() {
        squares = 0;
    }

    /** What the board means: what it shows but for the squares known to be wrong. Those that have changed are so no more. */
    SensedBoard meaning(SensedBoard board) {
        SensedBoard meaning = board;
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (board.at(square).ordinal() == shown[square]) {
                meaning = meaning.with(square, Sensed.ofOrdinal(meant[square]));
            } else {
                squares &= ~Square.bit(square);
            }
        }
        return meaning;
    }
}
