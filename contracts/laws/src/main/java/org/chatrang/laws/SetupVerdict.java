package org.chatrang.laws;

import java.util.List;

/** Whether a {@link Setup} can be played from. */
public sealed interface SetupVerdict {

    /** It can: the position. */
    record Playable(Position position) implements SetupVerdict {}

    /** It cannot: every reason found, at least one. */
    record Unplayable(List<SetupProblem> problems) implements SetupVerdict {
        public Unplayable {
            problems = List.copyOf(problems);
        }
    }
}
