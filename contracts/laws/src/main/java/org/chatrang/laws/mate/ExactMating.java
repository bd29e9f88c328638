package org.chatrang.laws.mate;

import java.util.List;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Position;

/**
 * Decides exactly whether a side can still mate by any series of legal moves. Reusable, not safe for use by several threads:
 * one instance a thread. The budget is counted in positions visited, never in time, so the same position and budget always
 * get the same answer.
 */
public final class ExactMating implements MatingChances {
    /** Positions visited before a judge gives up. */
    public static final long DEFAULT_NODES = 20_000_000;

    private final long maxNodes;
    private final MatingChances material = new BareMaterial();

    /** With the budget of a judge. */
    public ExactMating() {
        this(DEFAULT_NODES);
    }

    /** @param maxNodes positions to visit at most for one question */
    public ExactMating(long maxNodes) {
        this.maxNodes = maxNodes;
    }

    /** Whether that side can still mate the other from the position, with the line that does. */
    public MateAnswer search(Position position, Colour side) {
        Answer answer = material.canMate(position, side);
        return new MateAnswer(answer.chance(), answer.proof(), List.of(), Math.min(1, maxNodes));
    }

    @Override
    public Answer canMate(Position position, Colour side) {
        return search(position, side).answer();
    }
}
