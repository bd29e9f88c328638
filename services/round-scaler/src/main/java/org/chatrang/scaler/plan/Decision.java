package org.chatrang.scaler.plan;

/**
 * How many instances of a judge are wanted.
 *
 * @param replicas so many
 * @param why the reason
 * @param memory what the next decision must know
 */
public record Decision(int replicas, Why why, Memory memory) {
    /** Why a size is wanted. */
    public enum Why {
        /** A person has set it to nothing: left alone. */
        SWITCHED_OFF,
        /** More than allowed or than there are partitions. */
        OVER_LIMIT,
        /** A round is near or on. */
        ROUND,
        /** The judge has been behind for too long. */
        LAG,
        /** The size is right. */
        ENOUGH,
        /** More than needed, but games of a round are still open, or the judge is behind. */
        HELD,
        /** More than needed, but not for long enough. */
        COOLING_DOWN,
        /** More than needed, and everything is settled. */
        SETTLED
    }
}
