package org.chatrang.gateway.journal;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that writes. Takes whatever waits, writes it as one group, tells those who wait. A group the disk
 * refuses is kept and tried again; behind it the queue fills and drivers wait, so nothing is dropped and nothing grows.
 */
final class WriterThread {
    private static final int LARGEST_GROUP = 1024;

    private final GroupWriter writer;
    private final Gauge gauge;
    private final Backlog backlog;
    private final JournalListener listener;
    private final Duration retryEvery;
    private final BlockingQueue<Change> queue;
    private final Thread thread;
    private volatile boolean stopping;
    private volatile long lastTurn = System.nanoTime();

    WriterThread(GroupWriter writer, Gauge gauge, Backlog backlog, JournalListener listener, JournalSettings settings) {
        this.writer = writer;
        this.gauge = gauge;
        this.backlog = backlog;
        this.listener = listener;
        this.retryEvery = settings.retryEvery();
        this.queue = new ArrayBlockingQueue<>(settings.queue());
        this.thread = Thread.ofPlatform().name("journal-writer").start(this::run);
    }

    void put(Change change) throws InterruptedException {
        while (!queue.offer(change, 1, TimeUnit.SECONDS)) {
            refuseIfStopped();
        }
        refuseIfStopped();
    }

    private void refuseIfStopped() {
        if (stopping) {
            throw new JournalException("the journal is closed: nothing more can be recorded");
        }
    }

    /** Time since the thread last came round, also while it retries. */
    Duration sinceLastTurn() {
        return Duration.ofNanos(System.nanoTime() - lastTurn);
    }

    private void run() {
        List<Change> group = new ArrayList<>();
        while (!stopping || !queue.isEmpty()) {
            lastTurn = System.nanoTime();
            try {
                take(group);
                if (!group.isEmpty() && written(group)) {
                    group.clear();
                }
            } catch (InterruptedException e) {
                stopping = true;
            }
            if (stopping && gauge.refused()) {
                break;
            }
        }
        group.addAll(queue);
        group.forEach(WriterThread::fail);
    }

    private void take(List<Change> group) throws InterruptedException {
        if (!group.isEmpty()) {
            TimeUnit.NANOSECONDS.sleep(stopping ? 0 : retryEvery.toNanos());
            return;
        }
        Change first = queue.poll(200, TimeUnit.MILLISECONDS);
        if (first != null) {
            group.add(first);
            queue.drainTo(group, LARGEST_GROUP - 1);
        }
    }

    private boolean written(List<Change> group) {
        try {
            long begin = System.nanoTime();
            List<JournalEntry> entries = writer.write(group);
            gauge.accepted();
            listener.written(entries.size(), System.nanoTime() - begin);
            backlog.journalled(entries);
            complete(group, entries.iterator());
            return true;
        } catch (SQLException e) {
            gauge.refused(e);
            return false;
        }
    }

    private static void complete(List<Change> group, Iterator<JournalEntry> entries) {
        for (Change change : group) {
            switch (change) {
                case Change.Observe observe -> observe.durable().complete(entries.next());
                case Change.Bind bind -> bind.durable().complete(null);
                case Change.Acknowledge acknowledge -> {}
            }
        }
    }

    private static void fail(Change change) {
        JournalException closed = new JournalException("the journal was closed before this was on disk");
        switch (change) {
            case Change.Observe observe -> observe.durable().completeExceptionally(closed);
            case Change.Bind bind -> bind.durable().completeExceptionally(closed);
            case Change.Acknowledge acknowledge -> {}
        }
    }

    /** Writes what waits, then ends. */
    void stop() throws InterruptedException {
        stopping = true;
        thread.join();
    }
}
