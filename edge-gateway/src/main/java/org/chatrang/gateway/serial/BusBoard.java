package org.chatrang.gateway.serial;

import java.io.IOException;
import java.util.Optional;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.dgt.BusCommand.Kind;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.BusSignals;
import org.chatrang.gateway.signal.BoardSignal;

/** One board on a bus. Its placement is read at first, after a silence, and now and then to be sure. */
final class BusBoard {
    private static final long PLACEMENT_EVERY_NANOS = 30_000_000_000L;

    private final int address;
    private final SignalSink sink;
    private final BusSignals signals = new BusSignals();
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
        tell(shown.get(), clock);
        Optional<BusMessage.Changes> changes = talk.ask(Kind.SEND_CHANGES, address, BusMessage.Changes.class);
        boolean look = !heard || changes.isEmpty() || System.nanoTime() - placementRead > PLACEMENT_EVERY_NANOS;
        if (heard && changes.isPresent()) {
            tell(changes.get(), clock);
        }
        if (look) {
            placement(talk, clock);
        }
    }

    private void placement(BusTalk talk, SignalClock clock) throws IOException, InterruptedException {
        Optional<BusMessage.BoardDump> dump = talk.ask(Kind.SEND_BOARD, address, BusMessage.BoardDump.class);
        if (dump.isPresent()) {
            tell(dump.get(), clock);
            placementRead = System.nanoTime();
            heard = true;
            lost = false;
        }
    }

    private void tell(BusMessage message, SignalClock clock) throws InterruptedException {
        for (BoardSignal signal : signals.of(message, clock.now())) {
            sink.signal(signal);
        }
    }

    private void silent(SignalClock clock) throws InterruptedException {
        if (heard && !lost) {
            sink.signal(new BoardSignal.ConnectionLost(clock.now(), "the board does not answer on the bus"));
        }
        lost = true;
        heard = false;
        signals.missed();
    }
}
