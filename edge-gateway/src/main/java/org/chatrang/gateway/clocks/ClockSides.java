package org.chatrang.gateway.clocks;

import org.chatrang.events.Side;
import org.chatrang.gateway.signal.ClockFace.ClockSide;

/**
 * Which side of the clock is whose. A clock only knows left and right, and its cable leads to the board, so it follows from
 * how the board stands; presses that go with moves confirm it or show that it is the other way round.
 */
final class ClockSides {
    /** One press says whose side is whose; then two in a row are needed to say otherwise. */
    private static final int SURE = 1;

    private boolean leftIsWhite = true;
    private int confidence;

    /** The board's numbering was found out. Presses are better evidence, if there were any. */
    void boardTurned(boolean turned) {
        if (confidence <= 0) {
            leftIsWhite = !turned;
        }
    }

    /** The source says which side is White's. */
    void byColour() {
        leftIsWhite = true;
        confidence = SURE;
    }

    Side owner(ClockSide side) {
        return (side == ClockSide.LEFT) == leftIsWhite ? Side.WHITE : Side.BLACK;
    }

    /** The player who moved pressed, if the sides are as believed. */
    void agreed() {
        confidence = SURE;
    }

    /** Whether a press, or the source, has said so. */
    boolean isSure() {
        return confidence >= SURE;
    }

    /** By what is believed the player who had not moved pressed. Returns whether the belief has changed. */
    boolean contradicted() {
        if (--confidence >= 0) {
            return false;
        }
        leftIsWhite = !leftIsWhite;
        confidence = 0;
        return true;
    }
}
