package org.chatrang.laws.edition;

/** Which rules a rapid or blitz event is played by (Articles A.4 to A.6, B.2 to B.4); stated for the whole event. */
public enum Supervision {
    /** The Competition Rules in full, as in standard chess. */
    FULL,
    /** The reduced rules: too few arbiters to see and record every game. */
    REDUCED
}
