package org.chatrang.scaler.plan;

import java.time.Duration;

/**
 * How a judge is sized.
 *
 * @param least instances that always run
 * @param most instances that may run; there are never more than partitions either
 * @param boardsPerReplica boards one instance serves
 * @param lagPerReplica records one instance may be behind before it counts as overloaded
 * @param lagPatience how long it must be behind: an instance that has just joined is behind for a moment, too
 * @param lead how long before a round the instances for it must be there
 * @param longestRound how long after its start a round is waited for at most: a game may never get its result
 * @param coolDown how long a size that is no longer needed is kept
 */
public record Limits(
        int least,
        int most,
        int boardsPerReplica,
        long lagPerReplica,
        Duration lagPatience,
        Duration lead,
        Duration longestRound,
        Duration coolDown) {
    public Limits {
        if (least < 1 || most < least) {
            throw new IllegalArgumentException(
                    "least " + least + ", most " + most + ": 1 <= least <= most was expected");
        }
        if (boardsPerReplica < 1 || lagPerReplica < 1) {
            throw new IllegalArgumentException("boards per replica " + boardsPerReplica + ", lag per replica "
                    + lagPerReplica + ": at least 1 each was expected");
        }
    }
}
