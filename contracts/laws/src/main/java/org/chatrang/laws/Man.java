package org.chatrang.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A chessman where it stands.
 *
 * @param piece what it is
 * @param square where it stands
 */
public record Man(Piece piece, int square) {
    public Man {
        Square.checkOnBoard(square);
    }

    /** "black rook on e8", for sentences. */
    public String words() {
        return piece.words() + " on " + Square.name(square);
    }

    /** The men of a position on these squares (bit n = square n), in ascending order; empty squares are left out. */
    public static List<Man> on(Position position, long squares) {
        List<Man> men = new ArrayList<>(Long.bitCount(squares));
        for (int square : Squares.list(squares)) {
            Piece piece = position.pieceAt(square);
            if (piece != null) {
                men.add(new Man(piece, square));
            }
        }
        return List.copyOf(men);
    }

    /** Several of them, separated by commas. */
    public static String words(List<Man> men) {
        return men.stream().map(Man::words).collect(Collectors.joining(", "));
    }
}
