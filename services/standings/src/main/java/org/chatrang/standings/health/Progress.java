package org.chatrang.standings.health;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What the process is doing, as health tells it. An attempt that fails is progress of a kind: the loop is alive. */
@ApplicationScoped
public class Progress {
    private static final int LONGEST_LINE = 300;

    private final Map<Work, State> states = new ConcurrentHashMap<>(new EnumMap<>(Work.class));

    /** The kinds of work that need the database or the broker. */
    public enum Work {
        /** Find out where to start reading. */
        POSITION,
        /** Count a batch in the database. */
        COUNT,
        /** Publish the outbox. */
        PUBLISH;

        /** As written in logs, metrics and health. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * How a kind of work goes.
     *
     * @param inHand whether there is some
     * @param at since when nothing has changed about it
     * @param failure why the last attempt failed, null if it did not
     */
    record State(boolean inHand, Instant at, String failure) {}

    /** An attempt begins. */
    public void trying(Work work) {
        states.merge(
                work,
                new State(true, Instant.now(), null),
                (before, now) -> new State(true, now.at, before.inHand ? before.failure : null));
    }

    /** An attempt failed and will be made again. */
    public void failed(Work work, Throwable failure) {
        states.put(work, new State(true, Instant.now(), inOneLine(failure)));
    }

    /** The work is done. */
    public void done(Work work) {
        states.put(work, new State(false, Instant.now(), null));
    }

    /** Whether it has ever been done. */
    public boolean everDone(Work work) {
        State state = states.get(work);
        return state != null && !state.inHand;
    }

    /** Why the last attempt failed, empty if it did not or nothing is to do. */
    public Optional<String> failure(Work work) {
        return Optional.ofNullable(states.get(work)).map(State::failure);
    }

    /** The work in hand that has made no progress for that long. */
    public List<Work> stuck(Duration limit) {
        Instant oldest = Instant.now().minus(limit);
        return states.entrySet().stream()
                .filter(entry -> entry.getValue().inHand && entry.getValue().at.isBefore(oldest))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    /** What went wrong, the deepest cause last, without line breaks. */
    public static String inOneLine(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        String text = root == failure ? failure.toString() : failure + ": " + root;
        String line = text.replaceAll("\\s+", " ");
        return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "…";
    }
}
