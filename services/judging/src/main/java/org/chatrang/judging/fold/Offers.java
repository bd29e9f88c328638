package org.chatrang.judging.fold;

import org.chatrang.events.Side;

/**
 * Open draw offers (Article 9.1.2): an offer cannot be withdrawn and stands until the opponent answers it or moves.
 *
 * @param byWhite White has offered
 * @param byBlack Black has offered
 */
public record Offers(boolean byWhite, boolean byBlack) {
    public static final Offers NONE = new Offers(false, false);

    /** Whether this side's offer is open. */
    public boolean by(Side side) {
        return side == Side.WHITE ? byWhite : byBlack;
    }

    Offers with(Side side, boolean open) {
        return side == Side.WHITE ? new Offers(open, byBlack) : new Offers(byWhite, open);
    }
}
