package org.chatrang.scaler.plan;

import java.time.Instant;
import java.util.List;

/**
 * What the size of one judge is decided from.
 *
 * @param now the time
 * @param replicas instances wanted at present
 * @param partitions partitions of the game log: more instances than these would idle
 * @param lag records of the game log the judge has not answered yet
 * @param rounds the rounds known
 */
public record Situation(Instant now, int replicas, int partitions, long lag, List<PlannedRound> rounds) {
    public Situation {
        rounds = List.copyOf(rounds);
    }
}
