package org.chatrang.tournament.model;

import java.util.List;

/**
 * The points of a game (TRF record 162).
 *
 * @param absent for a zero-point bye, an absence and a forfeit loss
 * @param pairingBye for a bye allocated by the pairing
 * @param unknown for a paired game whose result is not known
 */
public record GamePoints(Points win, Points draw, Points loss, Points absent, Points pairingBye, Points unknown) {
    /** 1, ½, 0. */
    public static final GamePoints STANDARD = of(Points.ONE, Points.HALF, Points.ZERO);

    public GamePoints {
        for (Points value : List.of(win, draw, loss, absent, pairingBye, unknown)) {
            if (!value.isInHundredths()) {
                throw new IllegalArgumentException(
                        value + " points for a game: a point system has at most two decimal places");
            }
        }
    }

    /** A bye of the pairing is worth a win, an unknown result a draw, an absence nothing. */
    public static GamePoints of(Points win, Points draw, Points loss) {
        return new GamePoints(win, draw, loss, Points.ZERO, win, draw);
    }

    public Points of(Outcome outcome) {
        return switch (outcome) {
            case WIN, WIN_UNRATED, FORFEIT_WIN, FULL_BYE -> win;
            case DRAW, DRAW_UNRATED, HALF_BYE -> draw;
            case LOSS, LOSS_UNRATED -> loss;
            case FORFEIT_LOSS, ZERO_BYE, ABSENT -> absent;
            case PAIRING_BYE -> pairingBye;
            case UNKNOWN -> unknown;
            case PENDING -> Points.ZERO;
        };
    }
}
