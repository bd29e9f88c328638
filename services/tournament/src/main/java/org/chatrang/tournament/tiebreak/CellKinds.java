package org.chatrang.tournament.tiebreak;

import org.chatrang.tournament.model.Outcome;

/** What an outcome is to tie-breaks. */
final class CellKinds {
    private CellKinds() {}

    static CellKind of(Outcome outcome, boolean hasOpponent) {
        return switch (outcome) {
            case WIN, DRAW, LOSS, WIN_UNRATED, DRAW_UNRATED, LOSS_UNRATED, UNKNOWN -> CellKind.PLAYED;
            case FORFEIT_WIN -> hasOpponent ? CellKind.FORFEIT_WIN : CellKind.FULL_BYE;
            case FORFEIT_LOSS -> hasOpponent ? CellKind.FORFEIT_LOSS : CellKind.REQUESTED_BYE;
            case FULL_BYE -> CellKind.FULL_BYE;
            case PAIRING_BYE -> CellKind.PAIRING_BYE;
            case HALF_BYE, ZERO_BYE, ABSENT -> CellKind.REQUESTED_BYE;
            case PENDING -> CellKind.PENDING;
        };
    }

    static int halves(Outcome outcome) {
        return switch (outcome) {
            case WIN, WIN_UNRATED -> 2;
            case DRAW, DRAW_UNRATED, UNKNOWN -> 1;
            case LOSS,
                    LOSS_UNRATED,
                    FORFEIT_WIN,
                    FORFEIT_LOSS,
                    HALF_BYE,
                    FULL_BYE,
                    PAIRING_BYE,
                    ZERO_BYE,
                    ABSENT,
                    PENDING -> 0;
        };
    }
}
