package org.chatrang.gateway.boards;

import java.util.List;
import org.chatrang.gateway.signal.BoardSignal;

/** Where a driver puts what one board says. */
public interface SignalSink {
    /** Takes the next signal; waits while the board's earlier ones wait for the disk. */
    void signal(BoardSignal signal) throws InterruptedException;

    /**
     * Takes what the board's own log says of the games played on it, oldest first, each from its first position on. What was
     * never recorded of the game that was on, because gateway or cable were out, is recorded now, and the games after it, too.
     */
    void past(List<List<BoardSignal>> games) throws InterruptedException;
}
