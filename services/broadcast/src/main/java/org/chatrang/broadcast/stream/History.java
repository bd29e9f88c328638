package org.chatrang.broadcast.stream;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The last records of a stream in a ring, bounded by number, bytes and age. Not safe for use by several threads: its stream
 * guards it. Of records that replace each other (tables) only the newest is kept.
 */
final class History {
    private static final Entry[] UNUSED = new Entry[0];

    private final HistoryLimits limits;
    private final Map<String, Entry> newest = new HashMap<>();
    private Entry[] ring = UNUSED;
    private long bytes;
    private long last;
    private long forgotten;

    History(HistoryLimits limits) {
        this.limits = limits;
    }

    /** The number of the last record, kept or not. */
    long last() {
        return last;
    }

    /** The number of the last record that may be missing here: whoever has seen it can go on, whoever has not cannot. */
    long forgotten() {
        return forgotten;
    }

    /** Counts a record without keeping it: nobody can have seen the ones before it. */
    void skip() {
        while (forgotten < last) {
            forgetFirst();
        }
        last++;
        forgotten = last;
    }

    void add(Entry entry) {
        if (ring.length == 0) {
            ring = new Entry[limits.records()];
        }
        while (last - forgotten >= ring.length) {
            forgetFirst();
        }
        last = entry.n();
        ring[slot(last)] = entry;
        bytes += entry.record().size();
        if (entry.replaces() != null) {
            drop(newest.put(entry.replaces(), entry));
        }
        while (bytes > limits.bytes()) {
            forgetFirst();
        }
    }

    /** Forgets what came before this time. */
    void forgetBefore(long millis) {
        while (forgotten < last) {
            Entry first = ring[slot(forgotten + 1)];
            if (first != null && first.millis() >= millis) {
                return;
            }
            forgetFirst();
        }
    }

    /** The records after this number in order, at most {@code count} of them. */
    List<Entry> after(long n, int count) {
        List<Entry> next = new ArrayList<>();
        for (long at = Math.max(n, forgotten) + 1; at <= last && next.size() < count; at++) {
            Entry entry = ring[slot(at)];
            if (entry != null) {
                next.add(entry);
            }
        }
        return next;
    }

    long bytes() {
        return bytes;
    }

    private void forgetFirst() {
        forgotten++;
        Entry first = ring[slot(forgotten)];
        if (first != null) {
            drop(first);
            if (first.replaces() != null) {
                newest.remove(first.replaces(), first);
            }
        }
    }

    private void drop(Entry entry) {
        if (entry != null && ring[slot(entry.n())] == entry) {
            ring[slot(entry.n())] = null;
            bytes -= entry.record().size();
        }
    }

    private int slot(long n) {
        return (int) (n % ring.length);
    }
}
