package org.chatrang.judging.loop;

import org.apache.kafka.clients.consumer.OffsetAndMetadata;

/**
 * The offset from which a partition must be read again to have every open game whole, kept in the metadata of the
 * committed offset as {@code lwm=<offset>}.
 */
final class LowWaterMark {
    private static final String KEY = "lwm=";

    private LowWaterMark() {}

    static OffsetAndMetadata mark(long committed, long lowWaterMark) {
        return new OffsetAndMetadata(committed, KEY + lowWaterMark);
    }

    /** The mark; the beginning of the log where there is none or it cannot be read: slower, never wrong. */
    static long of(OffsetAndMetadata committed) {
        if (committed == null || !committed.metadata().startsWith(KEY)) {
            return 0;
        }
        try {
            return Long.parseLong(committed.metadata().substring(KEY.length()));
        } catch (NumberFormatException notOurs) {
            return 0;
        }
    }
}
