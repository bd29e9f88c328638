package org.chatrang.standings.store;

import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.standings.table.PointsRule;

/**
 * Who plays, and for how many points.
 *
 * @param white who has White
 * @param black who has Black
 * @param points the event's own points, null for the usual ones
 */
record Pairing(Player white, Player black, String points) {
    static Pairing of(GameScheduled schedule) {
        return new Pairing(
                schedule.white(),
                schedule.black(),
                schedule.rules().regulations().get(PointsRule.REGULATION));
    }

    PointsRule rule() {
        return PointsRule.parse(points).orElse(PointsRule.USUAL);
    }
}
