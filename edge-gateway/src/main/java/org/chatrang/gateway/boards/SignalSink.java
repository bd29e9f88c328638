package org.chatrang.gateway.boards;

import java.util.List;
import org.chatrang.gateway.signal.BoardSignal;

/** Where a driver puts what one board says. */
public interface SignalSink {
    /** Takes the next signal; waits while the board's earlier ones wait for the disk. */
    void signal(BoardSignal signal) throws InterruptedException;

    /**
     * Takes what the board's own log says of the game on it, from its first position on. Moves in it that were never
     * recorded, because gateway or cable were out, are recorded now.
     */
    void past(List<BoardSignal> sinceTheStart) throws InterruptedException;
}
