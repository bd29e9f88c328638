package org.chatrang.gateway.journal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Per board, how far the journal and how far the bus is. Numbers only: the events themselves stay on disk. */
public final class Backlog {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    private final Map<String, Board> boards = new HashMap<>();
    private long pending;

    private static final class Board {
        private long acknowledged;
        private long pending;
    }

    /** A board that has events the bus has not. */
    public record Waiting(String board, long acknowledged, long pending) {}

    void load(String board, long acknowledged, long pendingEntries) {
        Board known = new Board();
        known.acknowledged = acknowledged;
        known.pending = pendingEntries;
        boards.put(board, known);
        pending += pendingEntries;
    }

    void journalled(List<JournalEntry> entries) {
        lock.lock();
        try {
            for (JournalEntry entry : entries) {
                boards.computeIfAbsent(entry.board(), board -> new Board()).pending++;
            }
            pending += entries.size();
            grown.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** The bus has this board's next {@code count} entries, up to this one. */
    void acknowledged(String board, long upTo, long count) {
        lock.lock();
        try {
            Board known = boards.get(board);
            known.acknowledged = upTo;
            known.pending -= count;
            pending -= count;
        } finally {
            lock.unlock();
        }
    }

    /** Events in the journal and not yet on the bus. */
    public long size() {
        lock.lock();
        try {
            // an event may be published before its writer has counted it
            return Math.max(0, pending);
        } finally {
            lock.unlock();
        }
    }

    /** Boards that were ever seen. */
    public int boards() {
        lock.lock();
        try {
            return boards.size();
        } finally {
            lock.unlock();
        }
    }

    /** The boards that have events the bus has not. */
    public List<Waiting> waiting() {
        lock.lock();
        try {
            return boards.entrySet().stream()
                    .filter(board -> board.getValue().pending > 0)
                    .map(board -> new Waiting(board.getKey(), board.getValue().acknowledged, board.getValue().pending))
                    .toList();
        } finally {
            lock.unlock();
        }
    }

    /** The last entry of that board that the bus has, 0 if none. */
    long acknowledged(String board) {
        lock.lock();
        try {
            Board known = boards.get(board);
            return known == null ? 0 : known.acknowledged;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until there is something to publish, at most that long; true if there is. */
    public boolean await(long millis) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (pending <= 0 && left > 0) {
                left = grown.awaitNanos(left);
            }
            return pending > 0;
        } finally {
            lock.unlock();
        }
    }
}
