package org.chatrang.tournament.tiebreak;

/** A tie-break list that cannot be used; the message names the tie-break and what was expected. */
public final class TieBreakException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public TieBreakException(String message) {
        super(message);
    }
}
