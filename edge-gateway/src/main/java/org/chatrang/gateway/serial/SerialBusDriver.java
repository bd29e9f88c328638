package org.chatrang.gateway.serial;

import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.driver.BoardRecorder;

/** DGT boards that share a line in bus mode. */
public final class SerialBusDriver extends LineDriver {
    private static final Duration SILENCE = Duration.ofMillis(250);

    private final List<BusLine> buses;

    public SerialBusDriver(List<BusLine> buses) {
        super("bus");
        this.buses = List.copyOf(buses);
    }

    @Override
    public void start(BoardRecorder recorder) {
        SignalClock clock = recorder.clock();
        buses.forEach(bus -> keep(
                bus.name(),
                bus.address(),
                SILENCE,
                recorder,
                (link, sinks) -> new BusSession(new BusTalk(link), bus.boards(), sinks, clock)));
    }
}
