package org.chatrang.judging.analysis;

import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.mate.MateAnswer;

/** Decides whether a side can still mate, within a budget of positions. Used by one thread at a time. */
@FunctionalInterface
public interface MateEngine {
    /** Whether that side can still mate the other from the position, with the line that does. */
    MateAnswer search(Position position, Colour side);

    /** Makes engines with a budget. */
    @FunctionalInterface
    interface Factory {
        /** The exact search of the Laws. */
        Factory EXACT = nodes -> new ExactMating(nodes)::search;

        /** @param nodes positions to visit at most for one question */
        MateEngine withBudget(long nodes);
    }
}
