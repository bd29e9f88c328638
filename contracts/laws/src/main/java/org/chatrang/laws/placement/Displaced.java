package org.chatrang.laws.placement;

import org.chatrang.laws.Piece;
import org.chatrang.laws.Square;

/**
 * A man that stands elsewhere than the moves lead to.
 *
 * @param piece what it is
 * @param from where it should stand
 * @param to where it stands
 */
public record Displaced(Piece piece, int from, int to) {

    /** "white knight g1 to h3", for sentences. */
    public String words() {
        return piece.words() + " " + Square.name(from) + " to " + Square.name(to);
    }
}
