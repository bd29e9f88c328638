package org.chatrang.gateway.journal;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The one thread that writes. Takes whatever waits, writes it as one group, tells those who wait. A group the disk
 * refuses is kept and tried again; behind it the queue fills and drivers wait, so nothing is dropped and nothing grows.
 * What is known to be on the bus does not stand in that queue: it is what makes room.
 */
final class WriterThread {
    private static final int LARGEST_GROUP = 1024;
    private static final Duration PRUNE_EVERY = Duration.ofMinutes(10);

    private final GroupWriter writer;
    private final Gauge gauge;
    private final Backlog backlog;
    private final JournalListener listener;
    private final Duration retryEvery;
    private final BlockingQueue<Change> queue;
    private final AtomicReference<Acknowledgement> acknowledged = new AtomicReference<>(Acknowledgement.none());
    private final Thread thread;
    private volatile boolean stopping;
    private volatile long lastTurn = System.nanoTime();
    private long nextPruning = System.nanoTime();
    private long nextForced = System.nanoTime();

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

    void acknowledge(Acknowledgement known) {
        acknowledged.accumulateAndGet(known, Acknowledgement::and);
    }

    /** Time since the thread last came round, also while it retries. */
    Duration sinceLastTurn() {
        return Duration.ofNanos(System.nanoTime() - lastTurn);
    }

    private void run() {
        List<Change> group = new ArrayList<>();
        while (!stopping
                || !queue.isEmpty()
                || !group.isEmpty()
                || !acknowledged.get().isEmpty()) {
            lastTurn = System.nanoTime();
            try {
                take(group);
                if (written(group)) {
                    group.clear();
                }
                makeRoom(group.isEmpty());
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

    /** A portion a turn while there is something to prune; then again after a while, or when it is nearly full. */
    private void makeRoom(boolean diskTakes) {
        boolean needed = gauge.state() instanceof JournalState.NearlyFull || gauge.full();
        boolean due = System.nanoTime() - nextPruning >= 0 || needed && System.nanoTime() - nextForced >= 0;
        if (!due || stopping || !(diskTakes || gauge.full())) {
            return;
        }
        Acknowledgement known = acknowledged.getAndSet(Acknowledgement.none());
        try {
            writer.write(List.of(), known);
            boolean more = writer.prune(needed);
            long now = System.nanoTime();
            nextPruning = more ? now : now + PRUNE_EVERY.toNanos();
            nextForced = more ? now : now + retryEvery.toNanos();
            gauge.pruned();
        } catch (SQLException e) {
            acknowledge(known);
            nextPruning = System.nanoTime() + retryEvery.toNanos();
            nextForced = nextPruning;
        }
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
        Acknowledgement known = acknowledged.getAndSet(Acknowledgement.none());
        if (group.isEmpty() && known.isEmpty()) {
            return true;
        }
        try {
            long begin = System.nanoTime();
            GroupWriter.Written written = writer.write(group, known);
            gauge.accepted();
            listener.written(written.all().size(), System.nanoTime() - begin);
            backlog.journalled(written.all());
            complete(group, written.observed().iterator());
            return true;
        } catch (SQLException e) {
            acknowledge(known);
            gauge.refused(e);
            return false;
        }
    }

    private static void complete(List<Change> group, Iterator<JournalEntry> entries) {
        for (Change change : group) {
            switch (change) {
                case Change.Observe observe -> observe.durable().complete(entries.next());
                case Change.Keep keep -> keep.durable().complete(null);
                case Change.SetUp begun -> begun.durable().complete(null);
                case Change.Bind bind -> bind.durable().complete(null);
                case Change.Note note -> note.durable().complete(null);
            }
        }
    }

    private static void fail(Change change) {
        JournalException closed = new JournalException("the journal was closed before this was on disk");
        switch (change) {
            case Change.Observe observe -> observe.durable().completeExceptionally(closed);
            case Change.Keep keep -> keep.durable().completeExceptionally(closed);
            case Change.SetUp begun -> begun.durable().completeExceptionally(closed);
            case Change.Bind bind -> bind.durable().completeExceptionally(closed);
            case Change.Note note -> note.durable().completeExceptionally(closed);
        }
    }

    /** Writes what waits, then ends. */
    void stop() throws InterruptedException {
        stopping = true;
        thread.join();
    }
}
