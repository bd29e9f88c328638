package org.chatrang.broadcast.view;

import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Stamp;

/**
 * What the clocks of a game showed.
 *
 * @param last the last reading, null before the first
 * @param at when it was taken, by the source's clock; null before the first
 * @param atPress the reading at each completed move, by the stamp of its event
 */
public record Clocks(ClockReading last, Instant at, Map<Stamp, ClockReading> atPress) {
    /** Nothing read yet. */
    public static final Clocks UNREAD = new Clocks(null, null, Map.of());

    /** After a reading apart from a press. */
    public Clocks read(ClockReading reading, Instant when) {
        return reading == null ? this : new Clocks(reading, when, atPress);
    }

    /** After a reading at the press that completed a move. */
    public Clocks pressed(Stamp stamp, ClockReading reading, Instant when) {
        if (reading == null) {
            return this;
        }
        Map<Stamp, ClockReading> presses = new HashMap<>(atPress);
        presses.put(stamp, reading);
        return new Clocks(reading, when, Collections.unmodifiableMap(presses));
    }

    /** After the arbiter set them; null leaves a side as it is. */
    public Clocks set(Long whiteMillis, Long blackMillis, Instant when) {
        ClockReading before = last == null ? ClockReading.of(null, null, null) : last;
        ClockReading reading = new ClockReading(
                whiteMillis == null ? before.whiteMillis() : whiteMillis,
                blackMillis == null ? before.blackMillis() : blackMillis,
                before.running(),
                before.whiteFlag() && whiteMillis == null,
                before.blackFlag() && blackMillis == null);
        return new Clocks(reading, when, atPress);
    }
}
