package org.chatrang.gateway.support;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Timing;
import org.chatrang.gateway.assignment.Assignments;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.WatchSettings;
import org.chatrang.gateway.boards.WatchedBoards;
import org.chatrang.gateway.driver.BoardClaims;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.JournalRecorder;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;

/** What a driver has in its hands: a real journal, assignments, boards; no bus. */
public final class Recording implements AutoCloseable {
    private final Journal journal;
    private final Assignments assignments;
    private final WatchedBoards boards;
    private final BoardClaims claims = new BoardClaims();
    private final BoardRecorder recorder;

    public Recording(Path directory) {
        journal = Journal.open(
                JournalSettings.of(directory.resolve("gateway.journal")),
                "hall-a",
                InstantSource.system(),
                JournalListener.none());
        assignments = new Assignments(journal);
        SignalClock clock = new SignalClock(InstantSource.system());
        boards = new WatchedBoards(
                journal, assignments, WatchSettings.usual(), clock, () -> new Timing(null, null, null));
        recorder = new JournalRecorder(journal, assignments, boards, claims, clock, () -> new Timing(null, null, null));
    }

    public BoardRecorder recorder() {
        return recorder;
    }

    /** Which source each board is heard from. */
    public BoardClaims claims() {
        return claims;
    }

    public WatchedBoards boards() {
        return boards;
    }

    public Assignments assignments() {
        return assignments;
    }

    public void assign(String board, String game) throws InterruptedException {
        assignments.assign(new BoardAssignment(board, "hall-a", "Hall", 1, game, null, false));
    }

    public List<GameFact> facts(String game) {
        return journal.reader().game(game).stream().map(GameEvent::fact).toList();
    }

    /** Completed half-moves as {@code ply text}, text as the source wrote it. */
    public List<String> completed(String game) {
        return facts(game).stream()
                .filter(MoveCompleted.class::isInstance)
                .map(fact -> ((MoveCompleted) fact).ply() + " " + ((MoveCompleted) fact).notation())
                .toList();
    }

    @Override
    public void close() throws InterruptedException {
        boards.stop();
        journal.close();
    }
}
