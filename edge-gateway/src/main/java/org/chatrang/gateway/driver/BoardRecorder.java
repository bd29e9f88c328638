package org.chatrang.gateway.driver;

import java.util.OptionalLong;
import java.util.function.Consumer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameFact;

/** The gateway as a driver sees it. */
public interface BoardRecorder {
    /**
     * Records a fact, timed now; returns when it is on disk. A board's facts must come from one thread at a time.
     *
     * @param board the board
     * @param game the game on it
     * @param mark the driver's place in the game, growing; see {@link #lastMark}
     * @param fact what happened
     */
    void record(String board, String game, long mark, GameFact fact) throws InterruptedException;

    /** The mark of the last fact recorded for that game, in this or an earlier run; empty if there is none. */
    OptionalLong lastMark(String game);

    /** Hears every assignment of this gateway's boards there is, then every new one; perhaps twice the same. */
    void onAssignment(Consumer<BoardAssignment> listener);
}
