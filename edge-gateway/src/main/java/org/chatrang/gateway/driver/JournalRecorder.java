package org.chatrang.gateway.driver;

import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameFact;
import org.chatrang.events.Timing;
import org.chatrang.gateway.assignment.Assignments;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.Observation;

/** Times what drivers see and puts it into the journal. */
public final class JournalRecorder implements BoardRecorder {
    private final Journal journal;
    private final Assignments assignments;
    private final InstantSource time;

    public JournalRecorder(Journal journal, Assignments assignments, InstantSource time) {
        this.journal = journal;
        this.assignments = assignments;
        this.time = time;
    }

    @Override
    public void record(String board, String game, long mark, GameFact fact) throws InterruptedException {
        Timing timing = new Timing(System.nanoTime(), null, null);
        journal.record(new Observation(board, game, mark, time.instant().truncatedTo(ChronoUnit.MICROS), timing, fact));
    }

    @Override
    public OptionalLong lastMark(String game) {
        return journal.reader().lastMark(game);
    }

    @Override
    public void onAssignment(Consumer<BoardAssignment> listener) {
        assignments.onAssignment(listener);
    }
}
