package org.chatrang.judging.fold;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.EventKind;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Stamp;

/**
 * Who may say what about a game: the desk that scheduled it everything; the sources its schedule names what happens at the
 * board; the judges' timers that a deadline is reached.
 */
final class Sources {
    private static final Set<String> JUDGES =
            Arrays.stream(JudgeName.values()).map(JudgeName::label).collect(Collectors.toUnmodifiableSet());

    private Sources() {}

    static Optional<LogFact.Refused> objection(GameState game, GameEvent event) {
        String source = event.stamp().source();
        String kind = Quote.of(EventKind.nameOf(event.fact()));
        if (source.equals(game.desk())) {
            return Optional.empty();
        }
        if (JUDGES.contains(source)) {
            return event.fact() instanceof DeadlineReached
                    ? Optional.empty()
                    : Optional.of(new LogFact.Refused(source, kind, true));
        }
        if (!game.schedule().sources().contains(source)) {
            return Optional.of(new LogFact.Refused(source, kind, false));
        }
        return isForTheDesk(event.fact()) ? Optional.of(new LogFact.Refused(source, kind, true)) : Optional.empty();
    }

    private static boolean isForTheDesk(GameFact fact) {
        return fact instanceof GameScheduled
                || fact instanceof GameStarted
                || fact instanceof RulingMade
                || fact instanceof GameClosed
                || fact instanceof DeadlineReached;
    }

    /** Whether something is missing between the last stamp of a source, null for none, and this one. */
    static boolean isHole(Stamp last, Stamp now) {
        return last != null && last.epoch() == now.epoch() ? now.n() > last.n() + 1 : now.n() > 1;
    }
}
