package org.chatrang.gateway.boards;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardReader;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.BoardView;
import org.jboss.logging.Logger;

/** One board: its signals, the assignments that concern it, and the reader of its game, all in one thread. */
final class BoardWatch implements SignalSink, Runnable {
    private static final Logger LOG = Logger.getLogger(BoardWatch.class);

    private final String board;
    private final String driver;
    private final WatchSettings settings;
    private final SignalClock clock;
    private final Sitting sitting;
    private final BlockingQueue<Message> queue;
    private final LastSeen seen = new LastSeen();
    private final List<MoveCompleted> completed = new ArrayList<>();
    /** What was told of faults in this sitting. */
    private final Set<String> faults = new HashSet<>();
    /** The result shown after the last completed half-move. */
    private ResultGesture shownResult;

    private final Object reading = new Object();
    private volatile BoardAssignment assignment;
    private volatile boolean bound;
    private volatile long lastHeard = System.nanoTime();
    private volatile BoardSignal.BoardInfo info = new BoardSignal.BoardInfo(null, null, null, null);
    private volatile String fault;
    private BoardReader reader;
    /**
     * The driver says itself up to when it heard nothing. It knows better than this thread, before which a signal may be on its
     * way that already has its time.
     */
    private boolean driverTicks;
    /** The board was once found to stand with its connector at White's right hand. */
    private boolean turned;

    private sealed interface Message {
        record Heard(BoardSignal signal) implements Message {}

        record Past(List<List<BoardSignal>> games) implements Message {}

        record Assigned(BoardAssignment assignment) implements Message {}
    }

    BoardWatch(
            String board,
            String driver,
            BoardAssignment assignment,
            Sitting sitting,
            WatchSettings settings,
            SignalClock clock) {
        this.board = board;
        this.driver = driver;
        this.assignment = assignment;
        this.sitting = sitting;
        this.settings = settings;
        this.clock = clock;
        queue = new ArrayBlockingQueue<>(settings.queue());
        know(sitting.resume(assignment == null ? null : assignment.gameId()));
        bound = sitting.game() != null;
        reader = newReader();
    }

    @Override
    public void signal(BoardSignal signal) throws InterruptedException {
        queue.put(new Message.Heard(signal));
    }

    @Override
    public void past(List<List<BoardSignal>> games) throws InterruptedException {
        queue.put(new Message.Past(List.copyOf(games)));
    }

    void assigned(BoardAssignment next) throws InterruptedException {
        queue.put(new Message.Assigned(next));
    }

    @Override
    public void run() {
        long tick = clock.real(settings.tick()).toNanos();
        try {
            tellStart();
            while (true) {
                Message message = queue.poll(tick, TimeUnit.NANOSECONDS);
                try {
                    handle(message);
                } catch (RuntimeException e) {
                    // one signal that cannot be handled must not silence the board
                    if (!e.toString().equals(fault)) {
                        LOG.errorf(e, "event=board-signal-failed board=%s", board);
                    }
                    fault = e.toString();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void handle(Message message) throws InterruptedException {
        switch (message) {
            case null -> {
                if (!driverTicks) {
                    read(new BoardSignal.TimePassed(clock.now()));
                }
            }
            case Message.Heard(BoardSignal.TimePassed passed) -> {
                driverTicks = true;
                read(passed);
            }
            case Message.Heard(BoardSignal signal) -> {
                driverTicks &= !(signal instanceof BoardSignal.ConnectionLost);
                lastHeard = System.nanoTime();
                if (signal instanceof BoardSignal.BoardInfo news) {
                    info = merged(news);
                }
                seen.note(signal);
                read(signal);
            }
            case Message.Past(List<List<BoardSignal>> games) -> recover(games);
            case Message.Assigned(BoardAssignment next) -> change(next);
        }
    }

    /** What is wrong with the game's first position as it was assigned, once. */
    private void tellStart() throws InterruptedException {
        String wrong = AssignedStart.of(assignment).fault();
        if (wrong != null && bound && faults.add(wrong)) {
            take(new BoardEvent.Observed(clock.now(), new BoardFault(BoardFault.Fault.OTHER, wrong), null, null));
        }
    }

    private BoardSignal.BoardInfo merged(BoardSignal.BoardInfo news) {
        return new BoardSignal.BoardInfo(
                news.at(),
                news.serial() == null ? info.serial() : news.serial(),
                news.version() == null ? info.version() : news.version(),
                news.batteryPercent() == null ? info.batteryPercent() : news.batteryPercent());
    }

    private void read(BoardSignal signal) throws InterruptedException {
        List<BoardEvent> events;
        synchronized (reading) {
            events = reader.on(signal);
        }
        for (BoardEvent event : events) {
            take(event);
        }
    }

    private void take(BoardEvent event) throws InterruptedException {
        switch (event) {
            case BoardEvent.Observed observed -> {
                switch (observed.fact()) {
                    case MoveCompleted move -> completed(move);
                    case ResultGesture result
                    when result.equals(shownResult) -> {
                        return; // it still stands there: the board's log leads to it anew
                    }
                    case ResultGesture result -> shownResult = result;
                    case BoardFault wrong -> fault = wrong.fault() + (wrong.text() == null ? "" : ": " + wrong.text());
                    default -> {}
                }
                sitting.record(observed.at(), observed.fact());
            }
            case BoardEvent.GameSetUp setUp -> {
                LOG.infof("event=game-set-up board=%s game-before=%s", board, sitting.game());
                sitting.next();
                bound = false;
                completed.clear();
                shownResult = null;
            }
        }
    }

    /** A new game, or more about the one that is on: then the reader goes on with what it has in its hands. */
    private void change(BoardAssignment next) throws InterruptedException {
        BoardAssignment before = assignment;
        assignment = next;
        boolean sameStart = Objects.equals(startFen(before), startFen(next)) && rotated(before) == rotated(next);
        if (next.gameId() != null && next.gameId().equals(sitting.game()) && sameStart) {
            return;
        }
        if (before != null && Objects.equals(before.gameId(), next.gameId()) && sitting.game() == null) {
            return;
        }
        boolean goesOn = sitting.game() == null && next.gameId() != null && sameStart;
        List<GameEvent> recorded = sitting.bind(next.gameId());
        bound = sitting.game() != null;
        LOG.infof("event=board-bound board=%s game=%s recorded=%d", board, next.gameId(), recorded.size());
        List<MoveCompleted> had = List.copyOf(completed);
        know(recorded);
        tellStart();
        if (goesOn && had.equals(completed)) {
            return;
        }
        synchronized (reading) {
            turned |= Boolean.TRUE.equals(reader.view().turned());
            reader = newReader();
        }
        for (BoardSignal signal : seen.again(clock.now())) {
            read(signal);
        }
    }

    private void know(List<GameEvent> recorded) {
        completed.clear();
        faults.clear();
        shownResult = null;
        for (GameEvent event : recorded) {
            switch (event.fact()) {
                case MoveCompleted move -> completed(move);
                case ResultGesture result -> shownResult = result;
                case BoardFault wrong -> {
                    turned |= wrong.fault() == BoardFault.Fault.TURNED;
                    faults.add(wrong.text());
                }
                default -> {}
            }
        }
    }

    private void completed(MoveCompleted move) {
        LoggedGame.add(move, completed);
        shownResult = null;
    }

    private BoardReader newReader() {
        GameOnBoard game = new GameOnBoard(startFen(assignment), turned || rotated(assignment), completed, shownResult);
        return BoardInference.of(game, settings.inference());
    }

    private static String startFen(BoardAssignment assignment) {
        return AssignedStart.of(assignment).fen();
    }

    private static boolean rotated(BoardAssignment assignment) {
        return assignment != null && assignment.rotated();
    }

    /** Reads the games again from the board's own log and records what is new in them. */
    private void recover(List<List<BoardSignal>> games) throws InterruptedException {
        GameOnBoard unread = new GameOnBoard(startFen(assignment), rotated(assignment), List.of());
        Optional<LoggedGames> log =
                LoggedGames.since(() -> BoardInference.of(unread, settings.inference()), games, completed, shownResult);
        if (log.isEmpty()) {
            LOG.warnf("event=board-log-differs board=%s plies=%d", board, completed.size());
            return;
        }
        List<BoardEvent> fresh = log.get().fresh();
        if (!fresh.isEmpty()) {
            LOG.infof("event=board-log-recovered board=%s events=%d", board, fresh.size());
        }
        for (BoardEvent event : fresh) {
            take(event);
        }
        synchronized (reading) {
            reader = log.get().reader(); // it knows how the board stands, too
        }
        for (BoardSignal signal : seen.again(clock.now())) {
            read(signal);
        }
    }

    BoardStatus status() {
        BoardView view;
        synchronized (reading) {
            view = reader.view();
        }
        return new BoardStatus(
                board,
                driver,
                view,
                assignment,
                bound,
                Duration.ofNanos(System.nanoTime() - lastHeard),
                info.version(),
                info.batteryPercent(),
                fault);
    }
}
