package org.chatrang.gateway.simulator;

import org.chatrang.gateway.signal.Sensed;

/** Hears what happens on a simulated board, in order, on the thread that does it. */
interface BoardListener {
    /** A square changed; numbered as the board numbers it. */
    void changed(int square, Sensed sensed);

    /** The clock shows something else, or is there no more. */
    void clock();

    /** The cable was pulled or put in again. */
    void cable(boolean in);
}
