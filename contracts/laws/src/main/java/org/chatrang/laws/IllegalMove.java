package org.chatrang.laws;

import java.util.List;
import java.util.Objects;

/**
 * An attempt that is no legal move, and why.
 *
 * @param reason the first reason in the order of {@link IllegalReason}
 * @param piece what was moved, or null if that is not known
 * @param from the square it left, or {@link Square#NONE} if that is not known
 * @param to the square it arrived on, or {@link Square#NONE} if that is not known
 * @param squares the squares that show the reason: the men in the way, the attacked square and the attackers, the candidates
 * @param grounds the facts the reason rests on
 */
public record IllegalMove(
        IllegalReason reason, Piece piece, int from, int to, List<Integer> squares, IllegalGrounds grounds) {
    public IllegalMove {
        Objects.requireNonNull(reason, "reason");
        squares = List.copyOf(squares);
        Objects.requireNonNull(grounds, "grounds");
    }

    /** One English sentence for an arbiter, without a full stop. */
    public String text() {
        return IllegalWords.of(this);
    }

    /** The same with other grounds, for when more becomes known. */
    IllegalMove on(IllegalGrounds better) {
        return new IllegalMove(reason, piece, from, to, squares, better);
    }
}
