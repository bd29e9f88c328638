package org.chatrang.gateway.driver;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameFact;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;

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

    /**
     * Where the signals of a board go whose moves are to be made out from what stands on it. A driver that has notation in
     * its hands uses {@link #record} instead.
     *
     * @param driver the driver's name
     * @param line the connection's name in the configuration; of two that hear the same board only one is listened to
     * @param board the board
     */
    SignalSink sink(String driver, String line, String board);

    /** Stamps what arrives. */
    SignalClock clock();

    /** What was recorded of a game, in this or an earlier run. */
    List<GameFact> recorded(String game);

    /** The mark of the last fact recorded for that game, in this or an earlier run; empty if there is none. */
    OptionalLong lastMark(String game);

    /** What a driver kept of that board last, in this or an earlier run. */
    Optional<byte[]> kept(String board);

    /** Keeps what a driver must know of a board after a restart, in place of what it kept before; returns when it is on disk. */
    void keep(String board, byte[] record) throws InterruptedException;

    /** Hears every assignment of this gateway's boards there is, then every new one; perhaps twice the same. */
    void onAssignment(Consumer<BoardAssignment> listener);
}
