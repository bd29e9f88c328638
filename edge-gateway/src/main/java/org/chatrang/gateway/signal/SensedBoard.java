package org.chatrang.gateway.signal;

import java.util.Arrays;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/** What a board senses on its 64 squares. Immutable. */
public final class SensedBoard {
    private static final SensedBoard EMPTY = new SensedBoard(new byte[64]);

    private final byte[] squares;

    private SensedBoard(byte[] squares) {
        this.squares = squares;
    }

    /** No piece anywhere. */
    public static SensedBoard empty() {
        return EMPTY;
    }

    /** The pieces of a setup. */
    public static SensedBoard of(Setup setup) {
        byte[] squares = new byte[64];
        for (int square = 0; square < 64; square++) {
            squares[square] = (byte) Sensed.of(setup.pieceAt(square)).ordinal();
        }
        return new SensedBoard(squares);
    }

    /**
     * The pieces of the first field of a FEN.
     *
     * @throws FenException if the text is no placement
     */
    public static SensedBoard ofPlacement(String placement) {
        return of(Setup.ofPlacement(placement));
    }

    /** What is sensed on a square, 0 (a1) to 63 (h8). */
    public Sensed at(int square) {
        return Sensed.ofOrdinal(squares[square]);
    }

    /** The same with that on the square. */
    public SensedBoard with(int square, Sensed sensed) {
        if (!Square.isOnBoard(square)) {
            throw new IllegalArgumentException("square " + square + " is off the board: use 0 (a1) to 63 (h8)");
        }
        byte[] changed = squares.clone();
        changed[square] = (byte) sensed.ordinal();
        return new SensedBoard(changed);
    }

    /** The same seen from the other side: a1 becomes h8. */
    public SensedBoard turned() {
        byte[] turned = new byte[64];
        for (int square = 0; square < 64; square++) {
            turned[63 - square] = squares[square];
        }
        return new SensedBoard(turned);
    }

    /** The squares (bit n = square n) on which two boards differ. */
    public long differences(SensedBoard other) {
        long different = 0;
        for (int square = 0; square < 64; square++) {
            different |= squares[square] == other.squares[square] ? 0 : Square.bit(square);
        }
        return different;
    }

    /** The first field of a FEN; result pieces are left out. */
    public String placement() {
        StringBuilder text = new StringBuilder(71);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Piece piece = at(Square.of(file, rank)).piece();
                if (piece == null) {
                    empty++;
                    continue;
                }
                text.append(empty == 0 ? "" : empty).append(piece.letter());
                empty = 0;
            }
            text.append(empty == 0 ? "" : empty).append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }

    /** The chessmen as a setup, White to move, no castling; result pieces are left out. */
    public Setup setup() {
        return Setup.ofPlacement(placement());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SensedBoard that && Arrays.equals(squares, that.squares);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(squares);
    }

    @Override
    public String toString() {
        return placement();
    }
}
