package org.chatrang.laws;

/** Whether something done on the board is a legal move. */
public sealed interface Diagnosis {

    /** It is this move. */
    record Legal(Move move) implements Diagnosis {}

    /** It is not, for this reason. */
    record Illegal(IllegalMove move) implements Diagnosis {}
}
