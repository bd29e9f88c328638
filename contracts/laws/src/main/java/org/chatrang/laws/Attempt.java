package org.chatrang.laws;

/**
 * What somebody did or wrote, legal or not.
 *
 * @param from the square a piece left
 * @param to the square it arrived on
 * @param promotion what a pawn became, or null
 */
public record Attempt(int from, int to, PieceType promotion) {
    public Attempt {
        Square.checkOnBoard(from);
        Square.checkOnBoard(to);
    }
}
