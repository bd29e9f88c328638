package org.chatrang.broadcast.stream;

import java.time.Duration;

/**
 * How much of a round's stream is kept for listeners that come back.
 *
 * @param records at most so many records
 * @param bytes at most so many bytes of records
 * @param age at most so long
 */
public record HistoryLimits(int records, long bytes, Duration age) {}
