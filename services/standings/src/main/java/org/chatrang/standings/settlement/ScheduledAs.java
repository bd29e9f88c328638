package org.chatrang.standings.settlement;

import org.chatrang.events.GameScheduled;
import org.chatrang.events.Stamp;

/**
 * Where in which tournament a game belongs, as its schedule says.
 *
 * @param stamp the schedule's stamp
 * @param eventId the tournament
 * @param section its section
 * @param round the round
 * @param board the board
 */
public record ScheduledAs(Stamp stamp, String eventId, String section, int round, int board) {
    static ScheduledAs of(Stamp stamp, GameScheduled schedule) {
        return new ScheduledAs(stamp, schedule.eventId(), schedule.section(), schedule.round(), schedule.board());
    }

    /** Whether a schedule with this stamp replaces this one: only whoever scheduled the game may do so, and no repeat does. */
    boolean isReplacedBy(Stamp other) {
        return stamp.source().equals(other.source()) && other.compareTo(stamp) > 0;
    }
}
