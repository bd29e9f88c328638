package org.chatrang.gateway.dgt;

import java.util.List;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;

/** The board's codes of pieces and squares: square 0 is a8, 7 is h8, 63 is h1. */
final class PieceCodes {
    private static final List<Sensed> BY_CODE = List.of(
            Sensed.EMPTY,
            Sensed.WHITE_PAWN,
            Sensed.WHITE_ROOK,
            Sensed.WHITE_KNIGHT,
            Sensed.WHITE_BISHOP,
            Sensed.WHITE_KING,
            Sensed.WHITE_QUEEN,
            Sensed.BLACK_PAWN,
            Sensed.BLACK_ROOK,
            Sensed.BLACK_KNIGHT,
            Sensed.BLACK_BISHOP,
            Sensed.BLACK_KING,
            Sensed.BLACK_QUEEN,
            Sensed.RESULT_DRAW,
            Sensed.RESULT_WHITE_WINS,
            Sensed.RESULT_BLACK_WINS);

    private PieceCodes() {}

    /** What a code stands for. Only the low four bits count: the next one is used by some boards for something else. */
    static Sensed sensed(int code) {
        return BY_CODE.get(code & 0x0F);
    }

    static int code(Sensed sensed) {
        return BY_CODE.indexOf(sensed);
    }

    /** From the board's number of a square to that of the Laws module, and back. */
    static int square(int number) {
        return number ^ 56;
    }

    /** Reads 64 codes. */
    static SensedBoard board(byte[] bytes, int offset) {
        SensedBoard board = SensedBoard.empty();
        for (int number = 0; number < 64; number++) {
            board = board.with(square(number), sensed(bytes[offset + number]));
        }
        return board;
    }

    static void write(SensedBoard board, byte[] bytes, int offset) {
        for (int number = 0; number < 64; number++) {
            bytes[offset + number] = (byte) code(board.at(square(number)));
        }
    }
}
