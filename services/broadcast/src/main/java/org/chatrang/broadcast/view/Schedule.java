package org.chatrang.broadcast.view;

import org.chatrang.events.GameScheduled;
import org.chatrang.events.Stamp;

/**
 * A game as the desk scheduled it.
 *
 * @param desk the source that scheduled it: the arbiters' desk
 * @param game who plays, where and by which rules
 */
public record Schedule(String desk, GameScheduled game) {

    /** Whether what this source says about the game counts; judges refuse all others (SOURCE_REFUSED). */
    public boolean heeds(Stamp stamp) {
        return isDesk(stamp) || game.sources().contains(stamp.source());
    }

    /** Whether this is the arbiters' desk. */
    public boolean isDesk(Stamp stamp) {
        return desk.equals(stamp.source());
    }

    /** The round it belongs to. */
    public RoundKey round() {
        return new RoundKey(game.eventId(), game.round());
    }
}
