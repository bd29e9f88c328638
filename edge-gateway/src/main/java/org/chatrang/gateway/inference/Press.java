package org.chatrang.gateway.inference;

import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.SignalTime;

/**
 * A press whose move is not known yet.
 *
 * @param at when
 * @param by who
 * @param clock what the clock showed then
 */
record Press(SignalTime at, Side by, ClockReading clock) {
    /** The same if the sides of the clock were read the wrong way round. */
    Press byOther() {
        Side running = clock.running() == null ? null : clock.running().other();
        return new Press(
                at,
                by.other(),
                new ClockReading(
                        clock.blackMillis(), clock.whiteMillis(), running, clock.blackFlag(), clock.whiteFlag()));
    }
}
