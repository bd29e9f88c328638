package org.chatrang.gateway.journal;

import java.nio.file.Path;
import java.time.Duration;

/**
 * Where the journal is and how much it may hold.
 *
 * @param file the database file; {@code -wal}, {@code -shm} and {@code -lock} stand beside it
 * @param limitBytes size of the database file beyond which nothing more is accepted
 * @param warnAtPercent share of that size from which it is announced as nearly full
 * @param queue observations that may wait for the disk before drivers wait too
 * @param retryEvery pause before a write that the disk refused is tried again
 * @param keep how long at least an event stays after the bus has it, as far as there is room
 */
public record JournalSettings(
        Path file, long limitBytes, int warnAtPercent, int queue, Duration retryEvery, Duration keep) {
    /** Smallest sensible size: the empty tables and a game or two. */
    public static final long SMALLEST_LIMIT = 128 * 1024;

    public JournalSettings {
        if (limitBytes < SMALLEST_LIMIT) {
            throw new IllegalArgumentException(
                    "journal limit of " + limitBytes + " bytes is too small: at least " + SMALLEST_LIMIT);
        }
        if (warnAtPercent < 1 || warnAtPercent > 100) {
            throw new IllegalArgumentException("journal warning at " + warnAtPercent + " %: 1 to 100 was expected");
        }
        if (queue < 1) {
            throw new IllegalArgumentException("journal queue of " + queue + ": at least 1 was expected");
        }
        if (keep.isNegative()) {
            throw new IllegalArgumentException("journal keeps for " + keep + ": a time from 0 up was expected");
        }
    }

    /** Room for an event of 120 boards: 256 MB, announced at 80 %. */
    public static JournalSettings of(Path file) {
        return new JournalSettings(file, 256L << 20, 80, 1024, Duration.ofSeconds(1), Duration.ofDays(2));
    }
}
