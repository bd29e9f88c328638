package org.chatrang.broadcast.stream;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.broadcast.view.RawRecord;
import org.chatrang.broadcast.view.RoundKey;

/**
 * The records that concern a round, numbered from 1 in the order this process read them, with a bounded history. One
 * writer, many readers; each reader keeps its own place, so that a slow one costs no memory.
 */
public final class RoundStream {
    private final RoundKey round;
    private final long epoch;
    private final History history;
    private final Set<Runnable> wakeUps = ConcurrentHashMap.newKeySet();

    RoundStream(RoundKey round, long epoch, HistoryLimits limits) {
        this.round = round;
        this.epoch = epoch;
        this.history = new History(limits);
    }

    /** The round. */
    public RoundKey round() {
        return round;
    }

    /** Where the stream is now. */
    public synchronized EventId now() {
        return new EventId(epoch, history.last());
    }

    /** A frame's identity. */
    EventId id(long n) {
        return new EventId(epoch, n);
    }

    /** Adds a record and wakes the listeners. */
    void publish(String topic, String gameId, RawRecord record, Entry.Weight weight, String replaces, long millis) {
        synchronized (this) {
            history.add(new Entry(history.last() + 1, topic, gameId, record, weight, replaces, millis));
        }
        wakeUps.forEach(Runnable::run);
    }

    /** Counts a record read before anybody could listen. */
    synchronized void skip() {
        history.skip();
    }

    /** Forgets what is older than that. */
    synchronized void forgetBefore(long millis) {
        history.forgetBefore(millis);
    }

    /** The records after a number, or that they are no longer there. */
    synchronized Gap after(long n, int count) {
        return n < history.forgotten() ? new Gap.Forgotten() : new Gap.Records(history.after(n, count), history.last());
    }

    /** What lies between a listener and now. */
    sealed interface Gap {
        /**
         * All that is missing, or its beginning.
         *
         * @param entries the next records
         * @param last the number of the newest record
         */
        record Records(List<Entry> entries, long last) implements Gap {}

        /** Some of it has been forgotten. */
        record Forgotten() implements Gap {}
    }

    /** Whether a listener can go on after this identity; if not, why. Empty if it can. */
    synchronized Optional<String> whyNotAfter(EventId id) {
        if (id.epoch() != epoch) {
            return Optional.of("unknown epoch: the server has been restarted");
        }
        if (id.n() > history.last()) {
            return Optional.of("unknown id: the stream has not come that far");
        }
        if (id.n() < history.forgotten()) {
            return Optional.of("too old: the history no longer reaches back that far");
        }
        return Optional.empty();
    }

    /** Whether all that came after this identity is safely kept: at most half of the history lies in between. */
    synchronized boolean reaches(EventId id) {
        long between = history.last() - id.n();
        return whyNotAfter(id).isEmpty() && between <= (history.last() - history.forgotten()) / 2;
    }

    /** Calls this whenever there is something new, until it is removed. */
    public void wakeWith(Runnable wakeUp) {
        wakeUps.add(wakeUp);
    }

    /** Calls it no more. */
    public void wakeNoMore(Runnable wakeUp) {
        wakeUps.remove(wakeUp);
    }

    synchronized long historyBytes() {
        return history.bytes();
    }
}
