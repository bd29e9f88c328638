package org.chatrang.laws;

import java.util.List;

/** Whether a {@link Setup} can be played from. */
public sealed interface Playability {

    /** It can: the position. */
    record Playable(Position position) implements Playability {}

    /** It cannot: every reason found, at least one. */
    record Unplayable(List<SetupProblem> problems) implements Playability {
        public Unplayable {
            problems = List.copyOf(problems);
        }
    }
}
