package org.chatrang.gateway.boards;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Timing;
import org.chatrang.gateway.assignment.Assignments;
import org.chatrang.gateway.journal.Journal;

/** All boards that were heard since the start. A board begins when its driver first asks for its sink. */
public final class WatchedBoards {
    private final Journal journal;
    private final WatchSettings settings;
    private final SignalClock clock;
    private final Supplier<Timing> quality;
    private final Map<String, BoardWatch> boards = new TreeMap<>();
    private final Map<String, BoardAssignment> assignments = new HashMap<>();
    private final Map<String, Thread> threads = new TreeMap<>();
    private boolean stopped;

    /** {@code quality} says how well the gateway knows the time. */
    public WatchedBoards(
            Journal journal,
            Assignments assignments,
            WatchSettings settings,
            SignalClock clock,
            Supplier<Timing> quality) {
        this.journal = journal;
        this.settings = settings;
        this.clock = clock;
        this.quality = quality;
        assignments.onAssignment(this::assigned);
    }

    /** Where that board's signals go; the same for every call, so that a board may change its driver's connection. */
    public synchronized SignalSink sink(String driver, String board) {
        BoardWatch known = boards.get(board);
        if (known != null) {
            return known;
        }
        if (stopped) {
            throw new IllegalStateException("the gateway is stopping: board " + board + " is not watched any more");
        }
        Sitting sitting = new Sitting(board, journal, quality);
        BoardWatch watch = new BoardWatch(board, driver, assignments.get(board), sitting, settings, clock);
        boards.put(board, watch);
        threads.put(board, Thread.ofVirtual().name("board-" + board).start(watch));
        return watch;
    }

    private void assigned(BoardAssignment assignment) {
        BoardWatch watch;
        synchronized (this) {
            assignments.put(assignment.boardId(), assignment);
            watch = boards.get(assignment.boardId());
        }
        if (watch != null) {
            try {
                watch.assigned(assignment);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Every board as it is now, by name. */
    public List<BoardStatus> status() {
        List<BoardWatch> watches;
        synchronized (this) {
            watches = List.copyOf(boards.values());
        }
        return watches.stream().map(BoardWatch::status).toList();
    }

    /** Ends watching. What a board said and was not recorded yet is asked of the board again after the next start. */
    public void stop() throws InterruptedException {
        List<Thread> running;
        synchronized (this) {
            stopped = true;
            running = List.copyOf(threads.values());
        }
        running.forEach(Thread::interrupt);
        for (Thread thread : running) {
            thread.join(Duration.ofSeconds(10));
        }
    }
}
