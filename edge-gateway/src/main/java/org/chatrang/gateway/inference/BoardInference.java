package org.chatrang.gateway.inference;

import java.time.Duration;
import java.util.List;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardReader;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.BoardView;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;

/**
 * Reads the signals of one board as the moves of one game. What is completed is never changed by what the board shows later;
 * what the board shows is matched against all that legal play can lead to from there, so that no order of lifting and putting
 * down matters, and a placement that nothing explains stops nothing.
 */
public final class BoardInference implements BoardReader {
    /** Damaged messages are told of this seldom at most. */
    private static final Duration CORRUPT_EVERY = Duration.ofMinutes(1);

    private static final int LOW_PERCENT = 15;

    private final BoardState board;
    private final GameTable table;
    private boolean connected = true;
    private boolean batteryTold;
    private SignalTime corruptTold;

    private BoardInference(GameOnBoard game, InferenceSettings settings) {
        board = new BoardState(game.rotated());
        table = new GameTable(game, settings, board);
    }

    /**
     * Begins to read, or goes on where the game stands.
     *
     * @throws IllegalArgumentException if the game's first position is no FEN or cannot be played from
     */
    public static BoardInference of(GameOnBoard game, InferenceSettings settings) {
        return new BoardInference(game, settings);
    }

    @Override
    public List<BoardEvent> on(BoardSignal signal) {
        Events events = new Events(signal.at());
        switch (signal) {
            case BoardSignal.SquareChange(SignalTime at, int square, Sensed sensed) -> change(square, sensed, events);
            case BoardSignal.Placement(SignalTime at, SensedBoard shown, boolean oriented) -> {
                heard();
                table.placed(shown, oriented, events);
            }
            case BoardSignal.ClockShown(SignalTime at, var face) -> {
                heard();
                table.clock().shown(face, events);
            }
            case BoardSignal.NoClock none -> table.clock().removed(events);
            case BoardSignal.MoveList(SignalTime at, String start, List<String> san) ->
                table.listed(new ListedMoves(start, san), events);
            case BoardSignal.ConnectionLost(SignalTime at, String reason) -> lost(reason, events);
            case BoardSignal.ConnectionRestored restored -> heard();
            case BoardSignal.BoardInfo info -> info(info, events);
            case BoardSignal.Corrupt(SignalTime at, String text) -> corrupt(text, events);
            case BoardSignal.TimePassed passed -> {}
        }
        table.rest(events);
        return events.all();
    }

    private void change(int number, Sensed sensed, Events events) {
        heard();
        if (!board.isKnown()) {
            return; // means nothing before the whole board was seen
        }
        int square = board.square(number);
        table.reported(square, sensed, events);
        Sensed before = board.shown().at(square);
        if (before == sensed) {
            return;
        }
        table.touch(square, before.piece(), sensed.piece(), events);
        board.change(number, sensed);
        table.changed(events);
    }

    private void heard() {
        connected = true;
    }

    private void lost(String reason, Events events) {
        if (connected) {
            events.fault(Fault.CABLE_PULLED, reason);
        }
        connected = false;
        table.missed(events);
    }

    private void info(BoardSignal.BoardInfo info, Events events) {
        Integer percent = info.batteryPercent();
        if (percent == null) {
            return;
        }
        boolean low = percent <= LOW_PERCENT;
        if (low && !batteryTold) {
            events.fault(Fault.LOW_BATTERY, "the board's battery is at " + percent + " %");
        }
        batteryTold = low;
    }

    private void corrupt(String text, Events events) {
        table.damaged(events);
        if (corruptTold == null || events.at().since(corruptTold).compareTo(CORRUPT_EVERY) >= 0) {
            corruptTold = events.at();
            events.fault(Fault.CORRUPT_DATA, text);
        }
    }

    /** Nothing more will be heard of this board: tells what is still in doubt. */
    public List<BoardEvent> end(SignalTime at) {
        Events events = new Events(at);
        table.end(events);
        return events.all();
    }

    @Override
    public BoardView view() {
        boolean known = board.isKnown();
        GameClock clock = table.clock();
        return new BoardView(
                known ? board.shown().placement() : null,
                known && table.atStart(),
                known && ResultOnBoard.kingsInCentre(board.shown()),
                board.turned(),
                clock.attached(),
                clock.running(),
                clock.lowBattery(),
                connected,
                table.line().ply(),
                known && table.inStep(),
                table.line().position().fen());
    }
}
