package org.chatrang.judging.loop;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Stamp;
import org.chatrang.judging.Judge;
import org.chatrang.judging.analysis.LongSearch;
import org.chatrang.judging.analysis.Question;
import org.chatrang.judging.analysis.SearchThreads;
import org.chatrang.judging.fold.GameState;

/**
 * The long searches for the games of one partition, and the events to append when they have ended.
 *
 * <p>Which question a game has follows from the folded game alone, so an instance that restarts, or takes the partition over,
 * begins the search again if the log holds no outcome yet. An outcome is appended like a deadline: its stamp follows from the
 * log, so that a second append is a repeat. It is appended again only if the log went on without it, because another event of
 * this judge took its stamp. For each game one question is searched at a time, to its end even if moves are made meanwhile.
 */
final class Searches implements AutoCloseable {
    private final Judge judge;
    private final SearchThreads threads;
    private final Map<String, Running> running = new HashMap<>();

    private static final class Running {
        private final LongSearch search;
        private long next;
        private long appended;

        Running(LongSearch search) {
            this.search = search;
        }
    }

    Searches(Judge judge, SearchThreads threads) {
        this.judge = judge;
        this.threads = threads;
    }

    /** A game changed: a search that does not matter any more is cancelled, one that does is begun. */
    void changed(GameState game) {
        List<Question> open = judge.openQuestions(game);
        Running now = running.get(game.gameId());
        if (now != null && open.stream().noneMatch(now.search.question()::equals)) {
            now.search.cancel();
            running.remove(game.gameId());
            now = null;
        }
        if (now == null && !open.isEmpty()) {
            now = new Running(threads.begin(open.getFirst()));
            running.put(game.gameId(), now);
        }
        if (now != null) {
            Stamp last = game.lastStamp(judge.name().label());
            now.next = last == null ? 1 : last.n() + 1;
        }
    }

    /** The outcomes to be appended now. */
    List<GameEvent> ended(Instant now) {
        List<GameEvent> events = new ArrayList<>();
        running.forEach((gameId, search) -> {
            Optional<AnalysisCompleted> outcome = search.search.outcome();
            if (outcome.isPresent() && search.next > search.appended) {
                Stamp stamp = new Stamp(judge.name().label(), Deadlines.EPOCH, search.next);
                events.add(GameEvent.of(gameId, stamp, now, outcome.get()));
            }
        });
        return events;
    }

    /** These were appended for good. */
    void appended(List<GameEvent> events) {
        for (GameEvent event : events) {
            Running search = running.get(event.gameId());
            if (search != null) {
                search.appended = event.stamp().n();
            }
        }
    }

    /** The partition is taken away. */
    @Override
    public void close() {
        running.values().forEach(search -> search.search.cancel());
        running.clear();
    }
}
