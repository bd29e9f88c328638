package org.chatrang.gateway.journal;

/**
 * Where an assignment stands in {@code board-assignments}.
 *
 * @param partition its partition, -1 if it was not read there
 * @param offset its offset, -1 if it was not read there
 * @param written when it was written, in milliseconds since 1970; -1 if that is not known
 */
public record AssignmentPlace(int partition, long offset, long written) {
    /** Not read from the bus: nothing is known to be older than it. */
    public static final AssignmentPlace UNKNOWN = new AssignmentPlace(-1, -1, -1);

    /**
     * Whether what stands here is newer than what stands there. The offset says so, and where that does not the time: it
     * alone knows of a topic that was made anew, and goes back when a clock is put right.
     */
    public boolean isNewerThan(AssignmentPlace other) {
        return partition == other.partition && offset > other.offset || written > other.written;
    }
}
