package org.chatrang.laws;

import java.util.List;

/**
 * One reason why a {@link Setup} cannot be played from.
 *
 * @param fault the kind of problem
 * @param squares the squares concerned, possibly none
 * @param text a sentence for people
 */
public record SetupProblem(SetupFault fault, List<Integer> squares, String text) {
    public SetupProblem {
        squares = List.copyOf(squares);
    }
}
