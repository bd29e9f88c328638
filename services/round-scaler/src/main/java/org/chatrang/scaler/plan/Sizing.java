package org.chatrang.scaler.plan;

import java.time.Instant;
import org.chatrang.scaler.plan.Decision.Why;

/**
 * Decides how many instances of a judge are wanted. Up before a round and under lag; never above the partitions; down only
 * when all games are settled, nothing is behind, and a cool-down has passed. Pure: time and everything else is given.
 */
public final class Sizing {
    private final Limits limits;

    public Sizing(Limits limits) {
        this.limits = limits;
    }

    /** The decision for a situation. */
    public Decision decide(Situation situation, Memory memory) {
        Instant now = situation.now();
        Instant lagSince = lagSince(situation, memory);
        if (situation.replicas() == 0) {
            return new Decision(0, Why.SWITCHED_OFF, new Memory(now, lagSince));
        }
        int cap = Math.max(1, Math.min(limits.most(), situation.partitions()));
        if (situation.replicas() > cap) {
            return new Decision(cap, Why.OVER_LIMIT, new Memory(now, lagSince));
        }
        int boards = boardsNearOrOn(situation);
        int forRounds = Math.min(cap, Math.max(limits.least(), ceiling(boards, limits.boardsPerReplica())));
        int forLag =
                patienceIsOver(lagSince, now) ? Math.min(cap, ceiling(situation.lag(), limits.lagPerReplica())) : 0;
        int wanted = Math.max(forRounds, forLag);
        if (wanted > situation.replicas()) {
            return new Decision(wanted, forLag > forRounds ? Why.LAG : Why.ROUND, new Memory(now, lagSince));
        }
        if (wanted == situation.replicas()) {
            return new Decision(wanted, Why.ENOUGH, new Memory(now, lagSince));
        }
        return fewer(situation, wanted, boards > 0 || lagSince != null, new Memory(memory.neededAt(), lagSince));
    }

    private Decision fewer(Situation situation, int wanted, boolean inUse, Memory memory) {
        if (inUse) {
            return new Decision(situation.replicas(), Why.HELD, new Memory(situation.now(), memory.lagSince()));
        }
        boolean cooledDown = !situation.now().isBefore(memory.neededAt().plus(limits.coolDown()));
        return cooledDown
                ? new Decision(wanted, Why.SETTLED, memory)
                : new Decision(situation.replicas(), Why.COOLING_DOWN, memory);
    }

    private Instant lagSince(Situation situation, Memory memory) {
        if (situation.lag() <= limits.lagPerReplica()) {
            return null;
        }
        return memory.lagSince() == null ? situation.now() : memory.lagSince();
    }

    private boolean patienceIsOver(Instant lagSince, Instant now) {
        return lagSince != null && !now.isBefore(lagSince.plus(limits.lagPatience()));
    }

    private int boardsNearOrOn(Situation situation) {
        return situation.rounds().stream()
                .filter(PlannedRound::open)
                .filter(round -> !situation.now().isBefore(round.start().minus(limits.lead())))
                .filter(round -> situation.now().isBefore(round.start().plus(limits.longestRound())))
                .mapToInt(PlannedRound::boards)
                .sum();
    }

    private static int ceiling(long amount, long each) {
        return (int) Math.min(Integer.MAX_VALUE, Math.ceilDiv(amount, each));
    }
}
