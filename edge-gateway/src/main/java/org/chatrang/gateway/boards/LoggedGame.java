package org.chatrang.gateway.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardReader;
import org.chatrang.gateway.signal.BoardSignal;

/** A game as a board's own log has it, read and held against what is recorded of one. */
final class LoggedGame {
    /** A game so short can still be taken back to its first position, and what is read of it may be so far behind. */
    private static final int SHORT = 4;

    private final BoardReader reader;
    private final List<MoveCompleted> recorded;
    private final ResultGesture shown;
    private final List<MoveCompleted> logged = new ArrayList<>();
    private final List<BoardEvent> fresh = new ArrayList<>();
    private boolean met;
    private boolean beyond;
    private boolean over;
    private long clocksOff;
    private BoardEvent.GameSetUp begin;

    /**
     * A game of which nothing is read yet.
     *
     * @param reader reads the log, and goes on reading the board
     * @param recorded the half-moves that are recorded, the last word on each
     * @param shown the result that is recorded after them, null if none is
     */
    LoggedGame(BoardReader reader, List<MoveCompleted> recorded, ResultGesture shown) {
        this.reader = reader;
        this.recorded = List.copyOf(recorded);
        this.shown = shown;
        met = recorded.isEmpty();
    }

    /** Reads on. */
    void read(List<BoardSignal> signals) {
        for (BoardSignal signal : signals) {
            reader.on(signal).forEach(this::take);
            if (begin == null && reader.view().startPosition()) {
                begin = new BoardEvent.GameSetUp(signal.at(), reader.view().placement());
            }
        }
    }

    private void take(BoardEvent event) {
        switch (event) {
            case BoardEvent.GameSetUp setUp -> {
                over = true;
                fresh.add(setUp);
            }
            case BoardEvent.Observed observed -> {
                if (!over && observed.fact() instanceof MoveCompleted move) {
                    completed(move);
                }
                if (isKnownWithoutTimes(observed.fact()) && !isRecorded(observed.fact())) {
                    fresh.add(observed);
                }
            }
        }
    }

    private void completed(MoveCompleted move) {
        add(move, logged);
        beyond = !same(logged, recorded);
        if (!beyond) {
            met = true;
            fresh.clear();
            clocksOff = clocksOff();
        }
    }

    private boolean isRecorded(GameFact fact) {
        return !over && !beyond && !(fact instanceof ResultGesture && !fact.equals(shown));
    }

    /** A half-move that is told again is a correction: what came after it is no more. */
    static void add(MoveCompleted move, List<MoveCompleted> moves) {
        if (move.ply() <= moves.size()) {
            moves.subList(move.ply() - 1, moves.size()).clear();
        }
        moves.add(move);
    }

    /** The log has no times of day: what it says of moves and results counts, of the clocks it only helps to find the moves. */
    private static boolean isKnownWithoutTimes(GameFact fact) {
        return fact instanceof MoveCompleted || fact instanceof PlacementSeen || fact instanceof ResultGesture;
    }

    private static boolean same(List<MoveCompleted> some, List<MoveCompleted> others) {
        boolean same = some.size() == others.size();
        for (int i = 0; same && i < some.size(); i++) {
            same = same(some.get(i), others.get(i));
        }
        return same;
    }

    private static boolean same(MoveCompleted one, MoveCompleted other) {
        return one.ply() == other.ply() && Objects.equals(one.uci(), other.uci());
    }

    private long clocksOff() {
        long off = 0;
        for (int i = 0; i < recorded.size(); i++) {
            off += off(recorded.get(i), logged.get(i));
        }
        return off;
    }

    private static long off(MoveCompleted one, MoveCompleted other) {
        if (one.clock() == null || other.clock() == null) {
            return 0;
        }
        Long some = one.clock().millis(mover(one));
        Long others = other.clock().millis(mover(one));
        return some == null || others == null ? 0 : Math.abs(some - others);
    }

    /** Where Black begins it is always the other one; it is the same in both games that are compared. */
    private static Side mover(MoveCompleted move) {
        return move.ply() % 2 == 1 ? Side.WHITE : Side.BLACK;
    }

    BoardReader reader() {
        return reader;
    }

    /** Whether exactly what is recorded stood in it at some time. */
    boolean goesOnFromRecord() {
        return met;
    }

    /** Whether its clocks showed, at the half-moves that are recorded, more nearly what is recorded than the other game's. */
    boolean isNearerThan(LoggedGame other) {
        return clocksOff < other.clocksOff;
    }

    /** Whether its result was shown, or stands on the board now. */
    boolean hasResult() {
        boolean told = fresh.stream()
                .anyMatch(event ->
                        event instanceof BoardEvent.Observed observed && observed.fact() instanceof ResultGesture);
        return told || reader.view().kingsInCentre();
    }

    /** Whether another game was set up after it. */
    boolean isOver() {
        return over;
    }

    /** What it has and the record has not, what was played after it among it. */
    List<BoardEvent> fresh() {
        return fresh;
    }

    /** The same if it is the game after the recorded one: set up, and all of it. */
    List<BoardEvent> asNextGame() {
        List<BoardEvent> events = new ArrayList<>();
        events.add(begin);
        events.addAll(fresh);
        return events;
    }

    /** Whether it cannot be the recorded one, however differently the two were read. */
    boolean isAnother() {
        if (begin == null || recorded.size() <= SHORT && shown == null) {
            return false;
        }
        if (recorded.size() - logged.size() > SHORT && reader.view().inStep()) {
            return true;
        }
        int both = Math.min(recorded.size(), logged.size());
        int first = 0;
        while (first < both && same(logged.get(first), recorded.get(first))) {
            first++;
        }
        int alike = 0;
        for (int i = first; i < both; i++) {
            alike += same(logged.get(i), recorded.get(i)) ? 1 : 0;
        }
        return both - first > 1 && 2 * alike < both - first;
    }
}
