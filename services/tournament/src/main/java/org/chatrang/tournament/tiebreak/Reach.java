package org.chatrang.tournament.tiebreak;

/** How far a value looks from its participant: what has to change for it to change. */
public enum Reach {
    /** Its own rounds only. */
    OWN,
    /** Its own rounds and the rounds of the opponents it was paired with. */
    OPPONENTS,
    /** And those of their opponents. */
    OPPONENTS_OF_OPPONENTS,
    /** The rounds of all that are tied with it. */
    GROUP
}
