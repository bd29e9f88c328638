package org.chatrang.laws;

import java.util.Arrays;
import org.chatrang.laws.board.Codes;

/** Reads one FEN text field by field; see {@link Setup#parse}. */
final class FenReader {
    private static final int LARGEST_COUNT = 99_999;

    private final String fen;
    private int offset;

    FenReader(String fen) {
        this.fen = fen;
    }

    Setup read() {
        byte[] squares = placement(next(FenField.PLACEMENT));
        Colour turn = turn(next(FenField.TURN));
        long castlingRooks = castling(next(FenField.CASTLING), squares);
        int enPassant = enPassant(next(FenField.EN_PASSANT));
        int halfmoveClock = atEnd() ? 0 : count(next(FenField.HALFMOVE_CLOCK), FenField.HALFMOVE_CLOCK);
        int fullmoveNumber = atEnd() ? 1 : count(next(FenField.FULLMOVE_NUMBER), FenField.FULLMOVE_NUMBER);
        if (!atEnd()) {
            throw new FenException(
                    fen, FenField.FULLMOVE_NUMBER, offset, "text follows the last field", "nothing after it");
        }
        return new Setup(squares, turn, castlingRooks, enPassant, halfmoveClock, Math.max(1, fullmoveNumber));
    }

    byte[] readPlacementOnly() {
        byte[] squares = placement(next(FenField.PLACEMENT));
        if (!atEnd()) {
            throw new FenException(fen, FenField.PLACEMENT, offset, "text follows the placement", "nothing after it");
        }
        return squares;
    }

    /** Moves to the next field and returns where it ends. */
    private int next(FenField field) {
        if (atEnd()) {
            throw new FenException(fen, field, fen.length(), "the text ends before it", field.fix());
        }
        int end = offset;
        while (end < fen.length() && !Character.isWhitespace(fen.charAt(end))) {
            end++;
        }
        return end;
    }

    private boolean atEnd() {
        while (offset < fen.length() && Character.isWhitespace(fen.charAt(offset))) {
            offset++;
        }
        return offset == fen.length();
    }

    private byte[] placement(int end) {
        byte[] squares = new byte[64];
        Arrays.fill(squares, (byte) Codes.NONE);
        int rank = 7;
        int file = 0;
        for (; offset < end; offset++) {
            char letter = fen.charAt(offset);
            if (letter == '/') {
                requireWholeRank(file, rank);
                if (rank-- == 0) {
                    throw fault(FenField.PLACEMENT, "a ninth rank begins");
                }
                file = 0;
            } else if (letter >= '1' && letter <= '8') {
                file += letter - '0';
            } else {
                Piece piece = Piece.ofLetter(letter);
                if (piece == null) {
                    throw fault(FenField.PLACEMENT, "'" + letter + "' is no piece and no number of empty squares");
                }
                if (file < 8) {
                    squares[8 * rank + file] = (byte) piece.ordinal();
                }
                file++;
            }
            if (file > 8) {
                throw fault(FenField.PLACEMENT, "rank " + (rank + 1) + " has more than 8 squares");
            }
        }
        requireWholeRank(file, rank);
        if (rank != 0) {
            throw fault(FenField.PLACEMENT, "only " + (8 - rank) + " ranks are given");
        }
        return squares;
    }

    private void requireWholeRank(int file, int rank) {
        if (file != 8) {
            throw fault(FenField.PLACEMENT, "rank " + (rank + 1) + " has " + file + " squares instead of 8");
        }
    }

    private Colour turn(int end) {
        String text = fen.substring(offset, end);
        if (!text.equals("w") && !text.equals("b")) {
            throw fault(FenField.TURN, "\"" + text + "\" is no side");
        }
        offset = end;
        return text.equals("w") ? Colour.WHITE : Colour.BLACK;
    }

    private long castling(int end, byte[] squares) {
        if (end == offset + 1 && fen.charAt(offset) == '-') {
            offset = end;
            return 0;
        }
        long rooks = 0;
        for (; offset < end; offset++) {
            int rook = CastlingLetters.rookSquare(fen.charAt(offset), squares);
            if (rook == Square.NONE) {
                throw fault(FenField.CASTLING, "'" + fen.charAt(offset) + "' is no castling right");
            }
            if ((rooks & Square.bit(rook)) != 0) {
                throw fault(FenField.CASTLING, "the right of the rook on " + Square.name(rook) + " is given twice");
            }
            rooks |= Square.bit(rook);
        }
        return rooks;
    }

    private int enPassant(int end) {
        if (end == offset + 1 && fen.charAt(offset) == '-') {
            offset = end;
            return Square.NONE;
        }
        int square = end == offset + 2 ? Square.parse(fen, offset) : Square.NONE;
        if (square == Square.NONE || !Setup.isEnPassantRank(square)) {
            throw fault(FenField.EN_PASSANT, "\"" + fen.substring(offset, end) + "\" is no square behind a pawn");
        }
        offset = end;
        return square;
    }

    private int count(int end, FenField field) {
        int value = 0;
        for (int i = offset; i < end; i++) {
            int digit = fen.charAt(i) - '0';
            value = digit < 0 || digit > 9 ? LARGEST_COUNT + 1 : 10 * value + digit;
            if (value > LARGEST_COUNT) {
                throw fault(field, "\"" + fen.substring(offset, end) + "\" is no count");
            }
        }
        offset = end;
        return value;
    }

    private FenException fault(FenField field, String fault) {
        return new FenException(fen, field, Math.min(offset, fen.length()), fault, field.fix());
    }
}
