package org.chatrang.laws.placement;

import java.util.List;
import org.chatrang.laws.Move;

/**
 * The legal play of one or two half-moves that comes nearest to a placement: nearer than no play at all.
 *
 * @param moves the moves in order
 * @param remaining the squares that still differ after them, none if the line explains the placement
 * @param only whether no other line of the same length comes as near
 */
public record NearestLine(List<Move> moves, List<Integer> remaining, boolean only) {
    public NearestLine {
        moves = List.copyOf(moves);
        remaining = List.copyOf(remaining);
    }

    /** Whether the placement is exactly what the moves lead to. */
    public boolean exact() {
        return remaining.isEmpty();
    }
}
