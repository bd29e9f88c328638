package org.chatrang.gateway.dgt;

import java.util.Optional;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;

/** What a board's messages are as signals. */
public final class DgtSignals {
    private DgtSignals() {}

    /** The signal a message is, empty if it says nothing about board or clock. */
    public static Optional<BoardSignal> of(DgtMessage message, SignalTime at) {
        return Optional.ofNullable(
                switch (message) {
                    case DgtMessage.BoardDump(SensedBoard board) -> new BoardSignal.Placement(at, board, false);
                    case DgtMessage.FieldUpdate(int square, Sensed sensed) ->
                        new BoardSignal.SquareChange(at, square, sensed);
                    case DgtMessage.ClockTimes clock -> new BoardSignal.ClockShown(at, face(clock));
                    case DgtMessage.NoClock none -> new BoardSignal.NoClock(at);
                    case DgtMessage.SerialNumber(String digits) -> new BoardSignal.BoardInfo(at, digits, null, null);
                    case DgtMessage.LongSerialNumber(String digits) ->
                        new BoardSignal.BoardInfo(at, digits, null, null);
                    case DgtMessage.BusAddress(int address) ->
                        new BoardSignal.BoardInfo(at, "%05d".formatted(address), null, null);
                    case DgtMessage.Version version -> new BoardSignal.BoardInfo(at, null, version.toString(), null);
                    case DgtMessage.Battery(int percent, boolean charging) ->
                        new BoardSignal.BoardInfo(at, null, null, percent);
                    case DgtMessage.Damaged(String text) -> new BoardSignal.Corrupt(at, text);
                    case DgtMessage.ClockAck ack -> null;
                    case DgtMessage.SpuriousClock zeros -> null;
                    case DgtMessage.EepromMoves log -> null;
                    case DgtMessage.Trademark text -> null;
                    case DgtMessage.Unknown unknown -> null;
                });
    }

    /** What the clock shows. */
    public static ClockFace face(DgtMessage.ClockTimes clock) {
        return new ClockFace(
                face(clock.left()),
                face(clock.right()),
                clock.rightUp() ? ClockSide.RIGHT : ClockSide.LEFT,
                clock.running(),
                clock.lowBattery(),
                false);
    }

    private static ClockFace.Face face(ClockDigits digits) {
        return new ClockFace.Face(digits.millis(), digits.flag() || digits.blocked(), digits.blocked());
    }
}
