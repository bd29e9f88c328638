package org.chatrang.tournament.tiebreak;

/** What a round was for a participant, as C.07 (16.2) tells rounds apart. */
public enum CellKind {
    /** Over the board. */
    PLAYED,
    /** A bye the pairing gave (16.2.1). */
    PAIRING_BYE,
    /** A bye worth a win, or a forfeit win without a known opponent (16.2.1). */
    FULL_BYE,
    /** (16.2.2) */
    FORFEIT_WIN,
    /** A half- or zero-point bye, an absence, a forfeit loss without an opponent (16.2.3 or 16.2.5). */
    REQUESTED_BYE,
    /** (16.2.4) */
    FORFEIT_LOSS,
    /** Paired and not finished. */
    PENDING,
    /** Does not count: a rest in a round robin, or a game with a participant whose games are annulled. */
    VOID;

    /** A voluntarily unplayed round. */
    public boolean isVoluntarilyUnplayed() {
        return this == REQUESTED_BYE || this == FORFEIT_LOSS;
    }
}
