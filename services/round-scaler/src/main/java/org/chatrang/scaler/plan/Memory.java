package org.chatrang.scaler.plan;

import java.time.Instant;

/**
 * What is remembered from one decision to the next.
 *
 * @param neededAt when the present size was needed last
 * @param lagSince since when the judge has been behind, null if it is not
 */
public record Memory(Instant neededAt, Instant lagSince) {
    /** Nothing is known yet: whatever size is found counts as needed just now, so nothing is taken away in haste. */
    public static Memory fresh(Instant now) {
        return new Memory(now, null);
    }
}
