package org.chatrang.gateway.dgt;

import java.util.List;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.SignalTime;

/**
 * What the messages of one board on a bus are as signals. Whose time runs is told by the changes, in its order among the men;
 * from the clock's reading, which comes at another time, it is taken only as long as the whole board was not seen.
 */
public final class BusSignals {
    private final LogSignals log = new LogSignals();
    private boolean seen;

    /** The board was not heard for a while. */
    public void missed() {
        seen = false;
    }

    /** The signals, often none. */
    public List<BoardSignal> of(BusMessage message, SignalTime at) {
        return switch (message) {
            case BusMessage.BoardDump dump -> {
                seen = true;
                yield List.of(new BoardSignal.Placement(at, dump.board(), false));
            }
            case BusMessage.Clock clock ->
                DgtSignals.of(clock.shown(), at).map(this::read).stream().toList();
            case BusMessage.Changes changes -> log.of(changes.records(), at);
            case BusMessage.FromStart start -> List.of();
            case BusMessage.Ping ping -> List.of();
            case BusMessage.StartGameWritten written -> List.of();
            case BusMessage.Version version -> List.of();
            case BusMessage.Unknown unknown -> List.of();
            case BusMessage.Damaged damaged -> List.of();
        };
    }

    private BoardSignal read(BoardSignal signal) {
        if (!(signal instanceof BoardSignal.ClockShown(SignalTime at, ClockFace face))) {
            return signal;
        }
        log.know(face);
        return new BoardSignal.ClockShown(
                at,
                new ClockFace(
                        face.left(),
                        face.right(),
                        seen ? null : face.runs(),
                        face.running(),
                        face.lowBattery(),
                        false));
    }
}
