package org.chatrang.gateway.noise;

import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.signal.Sensed;

/**
 * One move as a board reports it.
 *
 * @param changes the squares that change, in the order in which they are reported
 * @param press when the clock is pressed, counted like the changes; the last change may come after it
 */
public record HandMove(List<Change> changes, Duration press) {
    public HandMove {
        changes = List.copyOf(changes);
    }

    /**
     * A square changes.
     *
     * @param at when, counted from when the hand begins to move
     * @param square the square, 0 (a1) to 63 (h8)
     * @param sensed what is on it then
     */
    public record Change(Duration at, int square, Sensed sensed) {}
}
