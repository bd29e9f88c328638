package org.chatrang.gateway.signal;

import java.util.List;

/** Makes sense of one board's signals. The same signals give the same events. For one thread at a time. */
public interface BoardReader {
    /** Takes the next signal; returns what is now known that was not, often nothing. */
    List<BoardEvent> on(BoardSignal signal);

    /** The board as it is now. */
    BoardView view();
}
