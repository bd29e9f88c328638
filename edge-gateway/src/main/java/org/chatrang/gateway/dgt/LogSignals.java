package org.chatrang.gateway.dgt;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.SignalTime;

/**
 * The entries of a board's own log, and of the changes told on a bus, as signals. An entry of time is written when the lever
 * is thrown, with the time of the side that was stopped; what the other side shows is known from its own last entry.
 */
public final class LogSignals {
    private Long left;
    private Long right;

    /** The clock was read besides. */
    public void know(ClockFace face) {
        left = face.left().millis();
        right = face.right().millis();
    }

    /** The signals of some entries in their order; marks give none. */
    public List<BoardSignal> of(List<EepromRecord> records, SignalTime at) {
        List<BoardSignal> signals = new ArrayList<>();
        for (EepromRecord record : records) {
            switch (record) {
                case EepromRecord.SquareChanged changed ->
                    signals.add(new BoardSignal.SquareChange(at, changed.square(), changed.sensed()));
                case EepromRecord.TimeStopped stopped -> signals.add(new BoardSignal.ClockShown(at, stopped(stopped)));
                case EepromRecord.Mark mark -> {}
            }
        }
        return signals;
    }

    private ClockFace stopped(EepromRecord.TimeStopped record) {
        if (record.stopped() == ClockSide.LEFT) {
            left = record.time().millis();
        } else {
            right = record.time().millis();
        }
        return new ClockFace(
                new ClockFace.Face(left, false, false),
                new ClockFace.Face(right, false, false),
                record.stopped().other(),
                true,
                false,
                false);
    }
}
