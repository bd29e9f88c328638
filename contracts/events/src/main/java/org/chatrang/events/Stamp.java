package org.chatrang.events;

/**
 * Who said it, and in which order: {@code epoch} grows with each start of the source, {@code n} counts from 1 within it.
 * A reader drops a stamp that is not above the last one it saw of that source for that game, and reports a hole.
 *
 * @param source the source's name, e.g. a gateway, the arbiters' desk
 * @param epoch grows with each start of the source
 * @param n counts the records of this game from this source within the epoch, from 1
 */
public record Stamp(String source, long epoch, long n) implements Comparable<Stamp> {
    public Stamp {
        if (source == null || source.isBlank()) {
            throw new IllegalArgumentException("source is missing: every event names its source");
        }
        if (epoch < 0 || n < 1) {
            throw new IllegalArgumentException("epoch " + epoch + ", n " + n + ": epoch starts at 0 and n at 1");
        }
    }

    /** Orders the stamps of one source: by epoch, then by n. */
    @Override
    public int compareTo(Stamp other) {
        return epoch != other.epoch ? Long.compare(epoch, other.epoch) : Long.compare(n, other.n);
    }
}
