package org.chatrang.gateway.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardReader;
import org.chatrang.gateway.signal.BoardSignal;

/** The game as a board's own log has it, held against what is recorded of it. */
final class LoggedGame {
    private LoggedGame() {}

    /**
     * What the log has and the record has not.
     *
     * @param reader reads the log, and has then read it
     * @param signals the log from the first position on
     * @param recorded the half-moves that are recorded, the last word on each
     * @return empty if the log tells of another game than the record
     */
    static Optional<List<BoardEvent>> since(
            BoardReader reader, List<BoardSignal> signals, List<MoveCompleted> recorded) {
        List<MoveCompleted> logged = new ArrayList<>();
        List<BoardEvent> fresh = new ArrayList<>();
        boolean met = recorded.isEmpty();
        boolean beyond = false;
        for (BoardSignal signal : signals) {
            for (BoardEvent event : reader.on(signal)) {
                if (!(event instanceof BoardEvent.Observed observed)) {
                    return Optional.empty(); // more than one game: the log's last start was not found
                }
                if (observed.fact() instanceof MoveCompleted move) {
                    add(move, logged);
                    beyond = !same(logged, recorded);
                    if (!beyond) {
                        met = true;
                        fresh.clear();
                    }
                }
                if (beyond && isKnownWithoutTimes(observed.fact())) {
                    fresh.add(event);
                }
            }
        }
        return met ? Optional.of(fresh) : Optional.empty();
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
            MoveCompleted one = some.get(i);
            MoveCompleted other = others.get(i);
            same = one.ply() == other.ply() && Objects.equals(one.uci(), other.uci());
        }
        return same;
    }
}
