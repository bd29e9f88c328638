package org.chatrang.gateway.boards;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;

/** What a board showed last, so that whoever begins to read it need not wait for the next change. */
final class LastSeen {
    private SensedBoard squares;
    private boolean oriented;
    private BoardSignal clock;
    private BoardSignal.MoveList moves;

    void note(BoardSignal signal) {
        switch (signal) {
            case BoardSignal.Placement placement -> {
                squares = placement.board();
                oriented = placement.oriented();
            }
            case BoardSignal.SquareChange change ->
                squares = squares == null ? null : squares.with(change.square(), change.sensed());
            case BoardSignal.ClockShown shown -> clock = shown;
            case BoardSignal.NoClock none -> clock = none;
            case BoardSignal.ConnectionLost lost -> {
                squares = null;
                clock = null;
                moves = null;
            }
            case BoardSignal.ConnectionRestored restored -> {}
            case BoardSignal.MoveList list -> moves = list;
            case BoardSignal.BoardInfo info -> {}
            case BoardSignal.Corrupt corrupt -> {}
            case BoardSignal.TimePassed passed -> {}
        }
    }

    /** The same again, as if it were said now. */
    List<BoardSignal> again(SignalTime at) {
        List<BoardSignal> signals = new ArrayList<>();
        if (moves != null) {
            signals.add(new BoardSignal.MoveList(at, moves.start(), moves.san()));
        }
        if (squares != null) {
            signals.add(new BoardSignal.Placement(at, squares, oriented));
        }
        switch (clock) {
            case BoardSignal.ClockShown shown -> signals.add(new BoardSignal.ClockShown(at, shown.face()));
            case BoardSignal.NoClock none -> signals.add(new BoardSignal.NoClock(at));
            case null -> {}
            default -> throw new IllegalStateException("no clock's signal: " + clock);
        }
        return signals;
    }
}
