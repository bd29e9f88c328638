package org.chatrang.gateway.serial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.dgt.BusCommand.Kind;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.signal.BoardSignal;

/**
 * One connection to one bus, from its opening until it fails. The boards are asked one after another, for the clock first and
 * then for the changes: those tell the presses in their order among the men, so the clock's reading gives times only.
 */
final class BusSession implements LineSession {
    private static final long LOOK_FOR_OTHERS_NANOS = 60_000_000_000L;

    private final BusTalk talk;
    private final List<Integer> expected;
    private final BoardSession.Boards sinks;
    private final SignalClock clock;
    private final Map<Integer, BusBoard> boards = new LinkedHashMap<>();
    private long looked;

    BusSession(BusTalk talk, List<Integer> expected, BoardSession.Boards sinks, SignalClock clock) {
        this.talk = talk;
        this.expected = expected;
        this.sinks = sinks;
        this.clock = clock;
    }

    /** Asks until the line fails. */
    @Override
    public void run() throws IOException, InterruptedException {
        while (true) {
            round();
        }
    }

    /** Asks each board once. */
    void round() throws IOException, InterruptedException {
        if (boards.isEmpty() || System.nanoTime() - looked > LOOK_FOR_OTHERS_NANOS) {
            find();
        }
        for (BusBoard board : boards.values()) {
            board.poll(talk, clock);
        }
    }

    private void find() throws IOException, InterruptedException {
        looked = System.nanoTime();
        List<Integer> quiet = new ArrayList<>();
        for (int address : expected) {
            if (talk.ask(Kind.PING, address, BusMessage.Ping.class).isPresent()) {
                add(address);
            }
        }
        for (int address : boards.keySet()) {
            if (talk.ask(Kind.IGNORE_NEXT_PING, address, BusMessage.Ping.class).isPresent()) {
                quiet.add(address);
            }
        }
        for (int address : talk.pingAll()) {
            if (!quiet.contains(address)) {
                add(address);
            }
        }
        if (boards.isEmpty()) {
            throw new IOException("no board on the bus answers");
        }
    }

    private void add(int address) {
        boards.computeIfAbsent(address, found -> new BusBoard(found, sinks.board("%05d".formatted(found))));
    }

    @Override
    public void lost(String reason) throws InterruptedException {
        for (BusBoard board : boards.values()) {
            SignalSink sink = board.sink();
            sink.signal(new BoardSignal.ConnectionLost(clock.now(), reason));
        }
    }
}
