package org.chatrang.gateway.driver;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.Timing;
import org.chatrang.gateway.assignment.Assignments;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.boards.WatchedBoards;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.Observation;
import org.chatrang.gateway.signal.SignalTime;

/** Times what drivers see and puts it into the journal. */
public final class JournalRecorder implements BoardRecorder {
    private final Journal journal;
    private final Assignments assignments;
    private final WatchedBoards boards;
    private final BoardClaims claims;
    private final SignalClock clock;
    private final Supplier<Timing> quality;

    /** {@code quality} says how well the gateway knows the time; {@code claims} which source each board is heard from. */
    public JournalRecorder(
            Journal journal,
            Assignments assignments,
            WatchedBoards boards,
            BoardClaims claims,
            SignalClock clock,
            Supplier<Timing> quality) {
        this.claims = claims;
        this.journal = journal;
        this.assignments = assignments;
        this.boards = boards;
        this.clock = clock;
        this.quality = quality;
    }

    @Override
    public void record(String board, String game, long mark, GameFact fact) throws InterruptedException {
        SignalTime now = clock.now();
        Timing known = quality.get();
        Timing timing = new Timing(now.monotonicNanos(), known.clockOffsetMicros(), known.clockUncertaintyMicros());
        journal.record(new Observation(board, game, mark, now.wall().truncatedTo(ChronoUnit.MICROS), timing, fact));
    }

    @Override
    public SignalSink sink(String driver, String line, String board) {
        return new ClaimedSink(claims, board, driver + "." + line, boards.sink(driver, board), clock);
    }

    @Override
    public SignalClock clock() {
        return clock;
    }

    @Override
    public List<GameFact> recorded(String game) {
        return journal.reader().game(game).stream().map(GameEvent::fact).toList();
    }

    @Override
    public OptionalLong lastMark(String game) {
        return journal.reader().lastMark(game);
    }

    @Override
    public Optional<byte[]> kept(String board) {
        return journal.reader().notation(board);
    }

    @Override
    public void keep(String board, byte[] record) throws InterruptedException {
        journal.note(board, record);
    }

    @Override
    public void onAssignment(Consumer<BoardAssignment> listener) {
        assignments.onAssignment(listener);
    }
}
