package org.chatrang.gateway.serial;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.dgt.LogSignals;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Position;

/** The game a board's own log holds, as the signals that its first sight would have been. The log has no times of day. */
public final class BoardLog {
    private static final SensedBoard START = SensedBoard.of(Position.initial().setup());

    private static final long STEP_NANOS = 400_000_000L;

    private BoardLog() {}

    /** From the last time a first position stood on the board, of chess or Chess960; empty if none ever did. */
    public static List<BoardSignal> lastGame(List<EepromRecord> records, SignalTime now) {
        int begin = -1;
        SensedBoard first = null;
        SensedBoard board = null; // not known before the first mark that says what stands on it
        for (int i = 0; i < records.size(); i++) {
            board = after(board, records.get(i));
            if (board != null && (FirstPosition.is(board) || FirstPosition.is(board.turned()))) {
                begin = i;
                first = board;
            }
        }
        if (begin < 0) {
            return List.of();
        }
        List<EepromRecord> game = records.subList(begin + 1, records.size());
        List<BoardSignal> signals = new ArrayList<>();
        signals.add(new BoardSignal.Placement(before(now, game.size()), first, false));
        LogSignals log = new LogSignals();
        for (int i = 0; i < game.size(); i++) {
            signals.addAll(log.of(List.of(game.get(i)), before(now, game.size() - 1 - i)));
        }
        return signals;
    }

    private static SensedBoard after(SensedBoard board, EepromRecord record) {
        return switch (record) {
            case EepromRecord.SquareChanged changed ->
                board == null ? null : board.with(changed.square(), changed.sensed());
            case EepromRecord.TimeStopped stopped -> board;
            case EepromRecord.Mark(EepromRecord.Kind kind) ->
                switch (kind) {
                    case BEGIN_POSITION -> START;
                    case BEGIN_POSITION_TURNED -> START.turned();
                    case EMPTY_BOARD -> SensedBoard.empty();
                    case POWER_UP,
                            END_OF_LOG,
                            FOUR_ROWS,
                            DOWNLOADED,
                            START_GAME,
                            WATCHDOG,
                            RESERVED_7D,
                            RESERVED_7E,
                            NOTHING,
                            NOTHING_ZERO -> board;
                };
        };
    }

    /** As if one thing had happened after the other, the last of them just now. */
    private static SignalTime before(SignalTime now, int steps) {
        return new SignalTime(now.wall(), now.monotonicNanos() - steps * STEP_NANOS);
    }
}
