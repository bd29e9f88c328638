package org.chatrang.gateway.inference;

import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;

/**
 * What the board shows, as White sees it. A board never renumbers its squares: if its connector is at White's right, every
 * square n is 63 - n. A first position seen one way or the other settles it.
 */
final class BoardState {
    private static final int NEAR = 4;
    private static final int FAR = 20;

    private SensedBoard raw;
    private boolean turned;
    private boolean settled;
    private boolean oriented;

    BoardState(boolean turned) {
        this.turned = turned;
    }

    boolean isKnown() {
        return raw != null;
    }

    /** How it stands, null while that is not settled. */
    Boolean turned() {
        return settled ? turned : null;
    }

    boolean isTurned() {
        return turned;
    }

    SensedBoard shown() {
        return turned && !oriented ? raw.turned() : raw;
    }

    /** The number of a square as White sees it. */
    int square(int number) {
        return turned && !oriented ? 63 - number : number;
    }

    void change(int number, Sensed sensed) {
        raw = raw.with(number, sensed);
    }

    /** That stands on the square, as White sees it, although no message said so. */
    void mend(int square, Sensed sensed) {
        change(square(square), sensed);
    }

    void replace(SensedBoard board, boolean asWhiteSeesIt) {
        raw = board;
        oriented = asWhiteSeesIt;
    }

    /** Nothing is known of it until the next placement. */
    void forget() {
        raw = null;
    }

    /**
     * Finds out how the board stands, if it shows that position, or all of it but a man or two that are missing or not felt.
     * Returns whether that is news.
     */
    boolean recognise(SensedBoard position) {
        if (oriented || raw == null) {
            return false;
        }
        int straight = Long.bitCount(raw.differences(position));
        int other = Long.bitCount(raw.differences(position.turned()));
        boolean exact = straight == 0 || other == 0;
        boolean near = !settled && Math.min(straight, other) <= NEAR && Math.max(straight, other) > FAR;
        if (!exact && !near) {
            return false;
        }
        boolean nowTurned = straight > other;
        boolean news = !settled || turned != nowTurned;
        turned = nowTurned;
        settled = true;
        return news;
    }
}
