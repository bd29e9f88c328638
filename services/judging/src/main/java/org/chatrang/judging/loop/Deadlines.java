package org.chatrang.judging.loop;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.GameEvent;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Stamp;
import org.chatrang.judging.fold.GameState;

/**
 * The deadlines of one partition's games, and the events to append when they are due.
 *
 * <p>An appended event's stamp follows from the log alone: the judge's name as the source, and the n after the last one the
 * fold has seen of it in that game. So an instance that restarts, or takes the partition over, before it has read back what
 * was appended, appends the same stamp again, and the fold drops it as a repeat. Only the owner of the partition can append:
 * the event is written in a transaction that carries the partition's offset.
 */
final class Deadlines {
    /** The only epoch of what judges append: their stamps go on over restarts. */
    static final long EPOCH = 1;

    private final JudgeName judge;
    private final DeadlineTimer timer;
    private final Duration grace;
    private final PriorityQueue<Due> queue =
            new PriorityQueue<>(Comparator.comparing(due -> due.what().dueAt()));
    private final Map<String, Due> current = new HashMap<>();

    private record Due(String gameId, long n, DeadlineReached what) {}

    Deadlines(JudgeName judge, DeadlineTimer timer, Duration grace) {
        this.judge = judge;
        this.timer = timer;
        this.grace = grace;
    }

    /** A game changed: what was to fall due is replaced by what falls due now. */
    void changed(GameState state) {
        Optional<DeadlineReached> next = state.isOpen() ? timer.next(state) : Optional.empty();
        if (next.isEmpty()) {
            current.remove(state.gameId());
            return;
        }
        Stamp last = state.lastStamp(judge.label());
        Due due = new Due(state.gameId(), last == null ? 1 : last.n() + 1, next.get());
        if (!due.equals(current.put(state.gameId(), due))) {
            queue.add(due);
        }
    }

    /** The events due by now. Each is given once; if its transaction fails the partition's deadlines are made anew. */
    List<GameEvent> due(Instant now) {
        List<GameEvent> events = new ArrayList<>();
        while (!queue.isEmpty() && !queue.peek().what().dueAt().plus(grace).isAfter(now)) {
            Due due = queue.poll();
            if (due.equals(current.get(due.gameId()))) {
                Stamp stamp = new Stamp(judge.label(), EPOCH, due.n());
                events.add(GameEvent.of(due.gameId(), stamp, now, due.what()));
            }
        }
        return events;
    }
}
