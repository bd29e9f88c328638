package org.chatrang.events;

/**
 * How well the source knew the time of an event. Any part may be missing.
 *
 * @param monotonicNanos the source's monotonic clock, in nanoseconds since an arbitrary origin that is fixed within an epoch
 * @param clockOffsetMicros the source's estimate of how far its wall clock is ahead of true time, in microseconds
 * @param clockUncertaintyMicros half the width of that estimate, in microseconds
 */
public record Timing(Long monotonicNanos, Long clockOffsetMicros, Long clockUncertaintyMicros) {}
