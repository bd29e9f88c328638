package org.chatrang.tournament.model;

import java.util.Optional;

/**
 * The points of a team match (TRF records 362 and 320).
 *
 * @param pairingByeMatchPoints of a bye allocated by the pairing; as a draw if none is given
 * @param pairingByeGamePoints of such a bye; half the boards if none is given
 */
public record MatchPoints(
        Points win,
        Points draw,
        Points loss,
        Points absent,
        Optional<Points> pairingByeMatchPoints,
        Optional<Points> pairingByeGamePoints) {
    /** 2, 1, 0. */
    public static final MatchPoints STANDARD = of(Points.of(2), Points.ONE, Points.ZERO);

    public MatchPoints {
        if (!win.isInHundredths() || !draw.isInHundredths() || !loss.isInHundredths() || !absent.isInHundredths()) {
            throw new IllegalArgumentException("match points " + win + ", " + draw + ", " + loss + ", " + absent
                    + ": a point system has at most two decimal places");
        }
    }

    public static MatchPoints of(Points win, Points draw, Points loss) {
        return new MatchPoints(win, draw, loss, Points.ZERO, Optional.empty(), Optional.empty());
    }

    public Points pairingBye() {
        return pairingByeMatchPoints.orElse(draw);
    }
}
