package org.chatrang.gateway.serial;

import java.io.IOException;
import java.time.Duration;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.Lines;

/** Boards on lines. A line that is cut is opened again as soon as it is there. */
abstract class LineDriver implements Driver {
    private final String name;
    private final Lines lines;

    LineDriver(String name) {
        this.name = name;
        lines = new Lines(name);
    }

    /** Begins to read a line that has been opened. */
    interface Opening {
        LineSession begin(ByteLink link, BoardSession.Boards boards);
    }

    @Override
    public final String name() {
        return name;
    }

    /**
     * Opens a line, now and whenever it was lost.
     *
     * @param lineName its name in the configuration
     * @param silence after so long without a byte a read gives up
     */
    final void keep(String lineName, String address, Duration silence, BoardRecorder recorder, Opening opening) {
        lines.add(lineName, line -> {
            BoardSession.Boards boards = board -> {
                line.works();
                return recorder.sink(name, lineName, board);
            };
            try (ByteLink link = ByteLink.open(address, silence)) {
                LineSession session = opening.begin(link, boards);
                try {
                    session.run();
                } catch (IOException | RuntimeException e) {
                    session.lost(String.valueOf(e.getMessage()));
                    throw e;
                }
            }
        });
    }

    @Override
    public final void stop() throws InterruptedException {
        lines.stop();
    }

    @Override
    public final DriverHealth health() {
        return lines.health();
    }
}
