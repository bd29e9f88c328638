package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SensedBoard;

/**
 * What came before the whole board did. It means something after all if it leads from a first position to that board: from the
 * usual one, or from the one with which the board's own log begins.
 */
final class Prelude {
    private static final int MOST = 100_000;

    private final List<BoardSignal> signals = new ArrayList<>();
    /** The own log and what came after it, null if there was none. */
    private List<BoardSignal> log;

    /** What was told besides. */
    private final List<BoardEvent> told = new ArrayList<>();

    private int changes;

    void tell(BoardEvent event) {
        told.add(event);
    }

    List<BoardEvent> told() {
        return told;
    }

    void add(BoardSignal signal) {
        if (signal instanceof BoardSignal.SquareChange) {
            changes++;
        }
        if (signals.size() < MOST) {
            signals.add(signal);
            if (log != null) {
                log.add(signal);
            }
        }
    }

    /** The board told its own log. */
    void ownLog(List<BoardSignal> game) {
        log = game.isEmpty() ? null : new ArrayList<>(game);
    }

    /** How often a square changed. */
    int changes() {
        return changes;
    }

    /** The signals from a first position to that board, empty if none is known to lead there. */
    Optional<List<BoardSignal>> leadingTo(SensedBoard raw) {
        return ways().stream().filter(way -> raw.equals(end(way))).findFirst();
    }

    /** The signals as they would be with a first position before them. */
    List<List<BoardSignal>> ways() {
        List<List<BoardSignal>> ways = new ArrayList<>();
        if (log != null) {
            ways.add(log);
        }
        if (changes > 0 && signals.size() < MOST) {
            ways.add(from(MidGame.start()));
            ways.add(from(MidGame.start().turned()));
        }
        return ways;
    }

    /** Whether that way is the board's own log. */
    boolean isOwnLog(List<BoardSignal> way) {
        return way == log;
    }

    private List<BoardSignal> from(SensedBoard first) {
        List<BoardSignal> way = new ArrayList<>(signals.size() + 1);
        way.add(new BoardSignal.Placement(signals.getFirst().at(), first, false));
        way.addAll(signals);
        return way;
    }

    private static SensedBoard end(List<BoardSignal> way) {
        SensedBoard board = SensedBoard.empty();
        for (BoardSignal signal : way) {
            board = switch (signal) {
                case BoardSignal.Placement placement -> placement.board();
                case BoardSignal.SquareChange change -> board.with(change.square(), change.sensed());
                default -> board;
            };
        }
        return board;
    }
}
