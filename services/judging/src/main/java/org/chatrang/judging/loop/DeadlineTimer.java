package org.chatrang.judging.loop;

import java.util.Optional;
import org.chatrang.events.DeadlineReached;
import org.chatrang.judging.fold.GameState;

/** Says what falls due next in a game. Pure; the loop watches the wall clock and appends it to the log when it is due. */
@FunctionalInterface
public interface DeadlineTimer {
    /** No deadlines: for judges without a timer. */
    DeadlineTimer NONE = state -> Optional.empty();

    /** The next deadline by what is known now, empty if nothing falls due or it was appended already. */
    Optional<DeadlineReached> next(GameState state);
}
