package org.chatrang.gateway.driver;

import java.util.List;

/** Watches boards of one make. Never writes to a board or clock, never talks to the bus. */
public interface Driver {
    /** Its name in logs and health, e.g. {@code replay}. */
    String name();

    /**
     * Begins to watch. Returns at once; what is seen goes to the recorder on the driver's own threads.
     *
     * @throws DriverException if the driver cannot work at all with what it is configured to watch
     */
    void start(BoardRecorder recorder);

    /** Ends watching; returns when nothing more will be recorded. */
    void stop() throws InterruptedException;

    /** The boards it hears as notation, as they are now. */
    default List<NotatedStatus> notated() {
        return List.of();
    }

    /** How it is now. */
    DriverHealth health();
}
