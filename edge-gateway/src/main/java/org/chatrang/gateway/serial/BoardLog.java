package org.chatrang.gateway.serial;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Position;

/** The game a board's own log holds, as the signals that its first sight would have been. The log has no times of day. */
final class BoardLog {
    private static final SensedBoard START = SensedBoard.of(Position.initial().setup());

    private BoardLog() {}

    /** From the last time the usual first position stood on the board; empty if it never did. */
    static List<BoardSignal> lastGame(List<EepromRecord> records, SignalTime at) {
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
        List<BoardSignal> signals = new ArrayList<>();
        signals.add(new BoardSignal.Placement(at, turned ? START.turned() : START, false));
        Times times = new Times();
        for (EepromRecord record : records.subList(begin + 1, records.size())) {
            switch (record) {
                case EepromRecord.SquareChanged changed ->
                    signals.add(new BoardSignal.SquareChange(at, changed.square(), changed.sensed()));
                case EepromRecord.TimeStopped stopped ->
                    signals.add(new BoardSignal.ClockShown(
                            at, times.stopped(stopped.stopped(), stopped.time().millis())));
                case EepromRecord.Mark mark -> {}
            }
        }
        return signals;
    }

    /** The log tells one side's time at a time: the side that was stopped. */
    private static final class Times {
        private Long left;
        private Long right;

        ClockFace stopped(ClockSide side, long millis) {
            if (side == ClockSide.LEFT) {
                left = millis;
            } else {
                right = millis;
            }
            return new ClockFace(face(left), face(right), side.other(), true, false, false);
        }

        private static ClockFace.Face face(Long millis) {
            return new ClockFace.Face(millis, false, false);
        }
    }
}
