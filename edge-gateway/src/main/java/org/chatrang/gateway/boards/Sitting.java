package org.chatrang.gateway.boards;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Supplier;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.Timing;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalReader;
import org.chatrang.gateway.journal.Observation;
import org.chatrang.gateway.signal.SignalTime;

/** What one board sees goes under here: under its game, or under its own name while the game is not known. */
final class Sitting {
    private final String board;
    private final Journal journal;
    private final Supplier<Timing> clock;
    private String game;
    private String heard;
    private long number;

    /** {@code clock} says how well the gateway knows the time; its monotonic part is replaced by the signal's own. */
    Sitting(String board, Journal journal, Supplier<Timing> clock) {
        this.board = board;
        this.journal = journal;
        this.clock = clock;
    }

    /** Goes on where the journal stands; returns what was recorded in this sitting. */
    List<GameEvent> resume(String assigned) {
        JournalReader.Sitting latest = journal.reader().sitting(board);
        number = latest.number();
        heard = assigned;
        game = latest.unbound().isEmpty() ? assigned : null;
        return game == null ? latest.unbound() : journal.reader().game(game);
    }

    /** What is seen from now on is of that game; returns what was recorded of it, what was seen before it was known among it. */
    List<GameEvent> bind(String assigned) {
        game = assigned;
        heard = assigned;
        return game == null ? List.of() : journal.reader().game(game);
    }

    /** A first position was set up: what is seen from now on is of a game not known yet. */
    void next() throws InterruptedException {
        game = null;
        number++;
        journal.setUp(board, number);
    }

    /** The game, null if it is not known. */
    String game() {
        return game;
    }

    void record(SignalTime at, GameFact fact) throws InterruptedException {
        Timing known = clock.get();
        Timing timing = new Timing(at.monotonicNanos(), known.clockOffsetMicros(), known.clockUncertaintyMicros());
        String under = game == null ? board : game;
        Observation seen = new Observation(board, under, 0, at.wall().truncatedTo(ChronoUnit.MICROS), timing, fact);
        if (game == null) {
            journal.keep(seen, number, heard);
        } else {
            journal.record(seen);
        }
    }
}
