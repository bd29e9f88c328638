package org.chatrang.launcher.canmate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/**
 * A position as people write it: FEN, X-FEN or Shredder-FEN. Counters may be missing, and castling rights and the en passant
 * square together too: then there are none. Stricter than the Laws' reader in what a program writes only by mistake: digits that
 * follow each other, and an en passant square past which no pawn can just have gone (PGN standard, 16.1.3.1 and 16.1.3.4).
 */
final class FenText {
    private static final int RANKS = 8;
    private static final Pattern TWO_DIGITS = Pattern.compile("[1-8]{2,}");

    private FenText() {}

    /** @throws IllegalArgumentException if it is none, with a message that names what is wrong and the fix */
    static Position read(String text) {
        String[] fields = text.split("\\s+");
        if (fields[0].chars().filter(letter -> letter == '/').count() < RANKS - 1) {
            throw new IllegalArgumentException(
                    "\"" + shortened(text) + "\" does not begin with the placement of a FEN, eight"
                            + " ranks with / between them: write nothing but the FEN on the line");
        }
        Setup setup = Setup.parse(fields.length == 2 ? text + " - -" : text);
        requireSingleDigits(fields[0]);
        requirePawnThatJustMoved(setup);
        return Position.of(setup);
    }

    private static void requireSingleDigits(String placement) {
        Matcher digits = TWO_DIGITS.matcher(placement);
        if (digits.find()) {
            int empty = digits.group().chars().map(digit -> digit - '0').sum();
            throw new IllegalArgumentException("the placement has \"" + digits.group() + "\" at character "
                    + (digits.start() + 1) + ": empty squares next to each other are one number; write " + empty);
        }
    }

    /** The pawn stands before the square, and nothing on the square and where the pawn came from. */
    private static void requirePawnThatJustMoved(Setup setup) {
        int square = setup.enPassantSquare();
        if (square == Square.NONE) {
            return;
        }
        boolean whiteToMove = setup.turn() == Colour.WHITE;
        int forward = whiteToMove ? -8 : 8; // as the pawn went that was moved last
        boolean moved = Square.rank(square) == (whiteToMove ? 5 : 2)
                && setup.pieceAt(square + forward) == (whiteToMove ? Piece.BLACK_PAWN : Piece.WHITE_PAWN)
                && setup.pieceAt(square) == null
                && setup.pieceAt(square - forward) == null;
        if (!moved) {
            throw new IllegalArgumentException("the en passant square " + Square.name(square) + " is none: with "
                    + (whiteToMove ? "White" : "Black") + " to move no pawn can just have gone past it; write -");
        }
    }

    private static String shortened(String text) {
        return text.length() <= 80 ? text : text.substring(0, 80) + "…";
    }
}
