package org.chatrang.tournament.tiebreak;

/** What a tie-break is made from (C.07, 4): this decides when its value is official. */
public enum Kind {
    /** The games among the tied. */
    A,
    /** The participant's own record. */
    B,
    /** The final results of the opponents: official only at the end. */
    C,
    /** Of the opponents what was known before, e.g. ratings. */
    D
}
