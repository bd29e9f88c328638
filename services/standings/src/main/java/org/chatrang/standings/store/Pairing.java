package org.chatrang.standings.store;

import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsSpec;
import org.chatrang.standings.table.PointsRule;

/**
 * Who plays, for how many points, and what the table of the section is made by.
 *
 * @param white who has White
 * @param black who has Black
 * @param date the day of the round
 * @param points the event's own points, null for the usual ones
 * @param standings what else the table is made by, null for points alone
 * @param schedules how many schedules of the game have counted
 */
record Pairing(Player white, Player black, String date, String points, StandingsSpec standings, int schedules) {
    static Pairing of(GameScheduled schedule, int schedules) {
        return new Pairing(
                schedule.white(),
                schedule.black(),
                schedule.date(),
                schedule.rules().regulations().get(PointsRule.REGULATION),
                schedule.standings(),
                schedules);
    }
}
