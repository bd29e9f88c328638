package org.chatrang.clock.rules;

import java.time.Duration;
import java.util.Optional;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DeadlineReached.Deadline;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.loop.DeadlineTimer;

/** What falls due next in a game: the default time while nobody has moved, then the flag of the player to move. */
public final class ClockTimer implements DeadlineTimer {
    @Override
    public Optional<DeadlineReached> next(GameState game) {
        if (game.ending() != null) {
            return Optional.empty();
        }
        Optional<DeadlineReached> flag = game.flagDueAt()
                .map(due -> new DeadlineReached(Deadline.FLAG, game.toMove(), game.ply() + 1, due))
                .filter(deadline -> !deadline.equals(game.clocks().flagDeadline()));
        Optional<DeadlineReached> absence = defaultTime(game);
        if (flag.isPresent() && absence.isPresent()) {
            return flag.get().dueAt().isBefore(absence.get().dueAt()) ? flag : absence;
        }
        return flag.or(() -> absence);
    }

    private static Optional<DeadlineReached> defaultTime(GameState game) {
        Duration allowed = game.rules().book().defaultTime();
        if (allowed.isZero() || game.clocks().defaultTimeReached() || game.ply() > 1) {
            return Optional.empty();
        }
        return game.defaultTimeEnds().map(end -> new DeadlineReached(Deadline.DEFAULT_TIME, null, game.ply() + 1, end));
    }
}
