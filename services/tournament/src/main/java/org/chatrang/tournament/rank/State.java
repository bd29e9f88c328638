package org.chatrang.tournament.rank;

/** How far a value can be relied upon. */
public enum State {
    /** No result still to come or to be confirmed can change it. */
    OFFICIAL,
    /**
     * It can still change: games run, a result is not final, or, for what is made of the opponents' final results, the last
     * round is not over.
     */
    PROVISIONAL,
    /** Made from results that were assumed. */
    PROJECTED
}
