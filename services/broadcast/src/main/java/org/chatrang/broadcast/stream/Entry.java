package org.chatrang.broadcast.stream;

import org.chatrang.broadcast.view.RawRecord;

/**
 * A record in the stream of a round.
 *
 * @param n its number
 * @param topic the topic it stands in
 * @param gameId the game it is about, null if it is about none
 * @param record the record
 * @param weight how it is treated when a listener is slow
 * @param replaces what it replaces when newer, e.g. the key of a table; null if it replaces nothing
 * @param millis when it came, in milliseconds of a monotonic clock
 */
public record Entry(
        long n, String topic, String gameId, RawRecord record, Weight weight, String replaces, long millis) {
    /** How a record is treated when a listener is slow. */
    public enum Weight {
        /** Never left out: verdicts, results, completed moves, everything that decides what is true. */
        NEEDED,
        /** May be left out: a provisional move or a periodic clock reading, soon overtaken by the next. */
        DROPPABLE
    }
}
