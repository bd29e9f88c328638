package org.chatrang.gateway.serial;

import java.io.IOException;
import java.util.Optional;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.dgt.BusCommand.Kind;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.DgtSignals;
import org.chatrang.gateway.dgt.LogSignals;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;

/** One board on a bus. Its placement is read at first, after a silence, and now and then to be sure. */
final class BusBoard {
    private static final long PLACEMENT_EVERY_NANOS = 30_000_000_000L;

    private final int address;
    private final SignalSink sink;
    private final LogSignals log = new LogSignals();
    private boolean heard;
    private boolean lost;
    private long placementRead;

    BusBoard(int address, SignalSink sink) {
        this.address = address;
        this.sink = sink;
    }

    SignalSink sink() {
        return sink;
    }

    /** Asks for what is new. */
    void poll(BusTalk talk, SignalClock clock) throws IOException, InterruptedException {
        Optional<BusMessage.Clock> shown = talk.ask(Kind.SEND_CLOCK, address, BusMessage.Clock.class);
        if (shown.isEmpty()) {
            silent(clock);
            return;
        }
        if (!heard) {
            sink.signal(new BoardSignal.ConnectionRestored(clock.now()));
        }
        clockShown(shown.get().shown(), clock);
        Optional<BusMessage.Changes> changes = talk.ask(Kind.SEND_CHANGES, address, BusMessage.Changes.class);
        boolean look = !heard || changes.isEmpty() || System.nanoTime() - placementRead > PLACEMENT_EVERY_NANOS;
        if (heard && changes.isPresent()) {
            for (BoardSignal signal : log.of(changes.get().records(), clock.now())) {
                sink.signal(signal);
            }
        }
        if (look) {
            placement(talk, clock);
        }
    }

    private void placement(BusTalk talk, SignalClock clock) throws IOException, InterruptedException {
        Optional<BusMessage.BoardDump> dump = talk.ask(Kind.SEND_BOARD, address, BusMessage.BoardDump.class);
        if (dump.isPresent()) {
            sink.signal(new BoardSignal.Placement(clock.now(), dump.get().board(), false));
            placementRead = System.nanoTime();
            heard = true;
            lost = false;
        }
    }

    /** Whose time runs is told by the changes, in its order among the men; here it would come too early. */
    private void clockShown(DgtMessage shown, SignalClock clock) throws InterruptedException {
        Optional<BoardSignal> signal = DgtSignals.of(shown, clock.now());
        if (signal.isPresent() && signal.get() instanceof BoardSignal.ClockShown(var at, ClockFace face)) {
            boolean first = !heard;
            log.know(face);
            sink.signal(new BoardSignal.ClockShown(
                    at,
                    new ClockFace(
                            face.left(),
                            face.right(),
                            first ? face.runs() : null,
                            face.running(),
                            face.lowBattery(),
                            false)));
        } else if (signal.isPresent()) {
            sink.signal(signal.get());
        }
    }

    private void silent(SignalClock clock) throws InterruptedException {
        if (heard && !lost) {
            sink.signal(new BoardSignal.ConnectionLost(clock.now(), "the board does not answer on the bus"));
        }
        lost = true;
        heard = false;
    }
}
