package org.chatrang.gateway.serial;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.Lines;

/** DGT boards that share a line in bus mode. A line that is cut is opened again as soon as it is there. */
public final class SerialBusDriver implements Driver {
    private static final Duration SILENCE = Duration.ofMillis(250);

    private final List<BusLine> buses;
    private final Lines lines = new Lines(name());

    public SerialBusDriver(List<BusLine> buses) {
        this.buses = List.copyOf(buses);
    }

    @Override
    public String name() {
        return "bus";
    }

    @Override
    public void start(BoardRecorder recorder) {
        buses.forEach(bus -> lines.add(bus.name(), line -> watch(bus, line, recorder)));
    }

    private void watch(BusLine bus, Lines.Line line, BoardRecorder recorder) throws IOException, InterruptedException {
        try (ByteLink link = ByteLink.open(bus.address(), SILENCE)) {
            BusTalk talk = new BusTalk(link);
            BusSession session = new BusSession(
                    talk,
                    bus.boards(),
                    name -> {
                        line.works();
                        return recorder.sink(name(), name);
                    },
                    recorder.clock());
            try {
                session.run();
            } catch (IOException e) {
                session.lost(e.getMessage());
                throw e;
            }
        }
    }

    @Override
    public void stop() throws InterruptedException {
        lines.stop();
    }

    @Override
    public DriverHealth health() {
        return lines.health();
    }
}
