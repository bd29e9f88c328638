package org.chatrang.laws;

import org.chatrang.laws.board.Codes;

/**
 * The castling letters of FEN, X-FEN and Shredder-FEN. K and Q mean the outermost rook on that side of the king; where
 * there is none, the rook's usual square, so that a right nobody can have is still representable and can be reported. A
 * file letter means the rook on that file of the side's first rank.
 */
final class CastlingLetters {
    private CastlingLetters() {}

    /** The rook square a letter means on this board, or {@link Square#NONE} if it is no castling letter. */
    static int rookSquare(char letter, byte[] squares) {
        boolean white = letter < 'a';
        int firstRank = white ? 0 : 56;
        char upper = Character.toUpperCase(letter);
        if (upper >= 'A' && upper <= 'H') {
            return firstRank + upper - 'A';
        }
        Colour colour = white ? Colour.WHITE : Colour.BLACK;
        return switch (upper) {
            case 'K' -> outermostRook(squares, colour, firstRank + 7, -1);
            case 'Q' -> outermostRook(squares, colour, firstRank, 1);
            default -> Square.NONE;
        };
    }

    /** Rights in the order KQkq, each as K or Q where that is exact, otherwise as the rook's file; "-" if none. */
    static String write(long rooks, byte[] squares, boolean filesOnly) {
        if (rooks == 0) {
            return "-";
        }
        StringBuilder letters = new StringBuilder();
        for (int firstRank : new int[] {0, 56}) {
            for (int square = firstRank + 7; square >= firstRank; square--) {
                if ((rooks & Square.bit(square)) != 0) {
                    char letter = filesOnly ? fileLetter(square) : shortestLetter(square, squares);
                    letters.append(firstRank == 0 ? Character.toUpperCase(letter) : letter);
                }
            }
        }
        return letters.toString();
    }

    private static char shortestLetter(int square, byte[] squares) {
        boolean white = square < 8;
        if (rookSquare(white ? 'K' : 'k', squares) == square) {
            return 'k';
        }
        return rookSquare(white ? 'Q' : 'q', squares) == square ? 'q' : fileLetter(square);
    }

    private static char fileLetter(int square) {
        return Square.fileLetter(square);
    }

    private static int outermostRook(byte[] squares, Colour colour, int corner, int step) {
        int rook = Piece.of(colour, PieceType.ROOK).ordinal();
        int king = Piece.of(colour, PieceType.KING).ordinal();
        int outermost = Codes.NONE;
        for (int square = corner; square >> 3 == corner >> 3 && square >= 0; square += step) {
            if (squares[square] == rook && outermost == Codes.NONE) {
                outermost = square;
            } else if (squares[square] == king) {
                return outermost == Codes.NONE ? corner : outermost;
            }
        }
        return corner;
    }
}
