package org.chatrang.gateway.simulator;

/** What can go wrong at a board. */
public enum Fault {
    /** A man slides and rests on its way longer than people usually do. */
    SLIDE,
    /** Men are knocked over and put up again. */
    KNOCKED,
    /** The cable is pulled, the players play on, and it is put in again. */
    CABLE,
    /** An illegal move is made and pressed, then taken back, and a legal one made. */
    ILLEGAL_MOVE,
    /** The clock is pressed although no move was made; the opponent presses it back. */
    PRESS_WITHOUT_MOVE
}
