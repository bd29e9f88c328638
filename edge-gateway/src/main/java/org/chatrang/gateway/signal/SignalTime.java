package org.chatrang.gateway.signal;

import java.time.Duration;
import java.time.Instant;

/**
 * When a signal arrived. No board stamps its messages, so the driver does.
 *
 * @param wall wall-clock time at the gateway
 * @param monotonicNanos the gateway's monotonic clock, nanoseconds since an arbitrary origin; waiting times are measured by it
 */
public record SignalTime(Instant wall, long monotonicNanos) {
    /** How long after the other one this is, by the monotonic clock. */
    public Duration since(SignalTime earlier) {
        return Duration.ofNanos(monotonicNanos - earlier.monotonicNanos);
    }
}
