package org.chatrang.judging.fold;

import org.chatrang.events.Side;

/**
 * Illegal moves that count (Article 7.5).
 *
 * @param white White's
 * @param black Black's
 */
public record Offences(int white, int black) {
    public static final Offences NONE = new Offences(0, 0);

    /** How many of this side count. */
    public int of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    Offences with(Side side, int count) {
        return side == Side.WHITE ? new Offences(count, black) : new Offences(white, count);
    }
}
