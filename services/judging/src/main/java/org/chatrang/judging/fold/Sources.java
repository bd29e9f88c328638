package org.chatrang.judging.fold;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chatrang.events.AnalysisCompleted;
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
 * board; the judges that a deadline is reached, and alone what a longer search found.
 */
final class Sources {
    private static final Set<String> JUDGES =
            Arrays.stream(JudgeName.values()).map(JudgeName::label).collect(Collectors.toUnmodifiableSet());

    private static final Duration EPOCH_AHEAD = Duration.ofDays(1);
    /** A source that starts once a minute for two years is below it. */
    private static final long SMALL_COUNT = 1_000_000;

    private Sources() {}

    static Optional<LogFact.Refused> objection(GameState game, GameEvent event) {
        return reason(game, event)
                .map(reason ->
                        new LogFact.Refused(event.stamp().source(), Quote.of(EventKind.nameOf(event.fact())), reason));
    }

    private static Optional<LogFact.Refusal> reason(GameState game, GameEvent event) {
        String source = event.stamp().source();
        boolean judge = JUDGES.contains(source);
        if (event.fact() instanceof AnalysisCompleted) {
            return judge ? Optional.empty() : Optional.of(LogFact.Refusal.ONLY_JUDGES);
        }
        if (source.equals(game.desk())) {
            return Optional.empty();
        }
        if (judge) {
            return event.fact() instanceof DeadlineReached ? Optional.empty() : Optional.of(LogFact.Refusal.ONLY_DESK);
        }
        if (!game.schedule().sources().contains(source)) {
            return Optional.of(LogFact.Refusal.NOT_NAMED);
        }
        return isForTheDesk(event.fact()) ? Optional.of(LogFact.Refusal.ONLY_DESK) : Optional.empty();
    }

    /**
     * Whether the epoch is none that a source reaches by starting again: epochs are small counts, or the seconds since 1970 at the
     * start. Taken, it would silence the true source for ever; so it is judged by the record's own time, before it counts.
     */
    static boolean isBeyondBelief(GameEvent event) {
        return event.stamp().epoch() > Math.max(SMALL_COUNT, event.at().getEpochSecond() + EPOCH_AHEAD.toSeconds());
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
