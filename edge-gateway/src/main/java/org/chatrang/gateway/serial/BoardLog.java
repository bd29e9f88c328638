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
final class BoardLog {
    private static final SensedBoard START = SensedBoard.of(Position.initial().setup());

    private static final long STEP_NANOS = 400_000_000L;

    private BoardLog() {}

    /** From the last time the usual first position stood on the board; empty if it never did. */
    static List<BoardSignal> lastGame(List<EepromRecord> records, SignalTime now) {
        int begin = -1;
        boolean turned = false;
        for (int i = 0; i < records.size(); i++) {
            if (records.get(i) instanceof EepromRecord.Mark(var kind)
                    && (kind == EepromRecord.Kind.BEGIN_POSITION || kind == EepromRecord.Kind.BEGIN_POSITION_TURNED)) {
                begin = i;
                turned = kind == EepromRecord.Kind.BEGIN_POSITION_TURNED;
            }
        }
        if (begin < 0) {
            return List.of();
        }
        List<EepromRecord> game = records.subList(begin + 1, records.size());
        List<BoardSignal> signals = new ArrayList<>();
        signals.add(new BoardSignal.Placement(before(now, game.size()), turned ? START.turned() : START, false));
        LogSignals log = new LogSignals();
        for (int i = 0; i < game.size(); i++) {
            signals.addAll(log.of(List.of(game.get(i)), before(now, game.size() - 1 - i)));
        }
        return signals;
    }

    /** As if one thing had happened after the other, the last of them just now. */
    private static SignalTime before(SignalTime now, int steps) {
        return new SignalTime(now.wall(), now.monotonicNanos() - steps * STEP_NANOS);
    }
}
