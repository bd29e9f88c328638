package org.chatrang.laws;

import java.util.List;

/**
 * An attempt that is no legal move, and why.
 *
 * @param reason the first reason in the order of {@link IllegalReason}
 * @param from the square the piece left, or {@link Square#NONE} if that is not known
 * @param to the square it arrived on, or {@link Square#NONE} if that is not known
 * @param squares the squares that show the reason: the piece in the way, the checking piece, the candidates
 * @param text a sentence for people
 */
public record IllegalMove(IllegalReason reason, int from, int to, List<Integer> squares, String text) {
    public IllegalMove {
        squares = List.copyOf(squares);
    }
}
