package org.chatrang.tournament.whatif;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Table;

/**
 * Bounds of a rank by the primary score alone: ties count in the participant's favour for the best rank and against it for the
 * worst, so every tie-break lies between.
 */
final class PointBounds {
    private final Map<Integer, Long> scores = new HashMap<>();
    private final List<OpenPairing> open;
    private final long unpairedGain;

    /**
     * Bounds.
     *
     * @param table the scores as they are
     * @param unpairedGain the most the rounds not yet paired can bring anybody, in units
     */
    PointBounds(Table table, List<OpenPairing> open, long unpairedGain) {
        for (Row row : table.rows()) {
            if (!row.annulled()) {
                scores.put(row.number(), row.points().units());
            }
        }
        this.open = open;
        this.unpairedGain = unpairedGain;
    }

    RankRange range(int number) {
        boolean each = haveOneGameEach();
        long ahead = each ? oneGameEach(number, true) : relaxed(number, true);
        long level = each ? oneGameEach(number, false) : relaxed(number, false);
        int best = (int) ahead + 1;
        if (best == 1 && !FirstPlace.isPossible(number, highest(number), scores, open)) {
            best = 2;
        }
        return new RankRange(
                best,
                (int) level + 1,
                false,
                each && unpairedGain == 0
                        ? "exact by points; ties counted for the best and against the worst rank"
                        : "bounds by points: each rival is looked at by itself");
    }

    private boolean haveOneGameEach() {
        Map<Integer, Integer> games = new HashMap<>();
        for (OpenPairing pairing : open) {
            games.merge(pairing.first(), 1, Integer::sum);
            games.merge(pairing.second(), 1, Integer::sum);
        }
        return games.values().stream().allMatch(count -> count == 1);
    }

    private long highest(int number) {
        return extreme(number, true) + unpairedGain;
    }

    private long extreme(int number, boolean most) {
        long score = scores.get(number);
        for (OpenPairing pairing : open) {
            if (pairing.includes(number)) {
                score += most ? pairing.most(number) : pairing.least(number);
            }
        }
        return score;
    }

    /** Who is ahead at best, or not behind at worst, if each rival's games could end as is best or worst for it alone. */
    private long relaxed(int number, boolean best) {
        long own = best ? highest(number) : extreme(number, false);
        return scores.keySet().stream()
                .filter(rival -> rival != number)
                .filter(rival -> best ? extreme(rival, false) > own : extreme(rival, true) + unpairedGain >= own)
                .count();
    }

    /** With one game each the games do not depend on each other: the exact number by points. */
    private long oneGameEach(int number, boolean best) {
        long own = best ? highest(number) : extreme(number, false);
        Map<Integer, Boolean> seen = new HashMap<>();
        long count = 0;
        for (OpenPairing pairing : open) {
            seen.put(pairing.first(), true);
            seen.put(pairing.second(), true);
            long extreme = -1;
            for (OpenPairing.Gain gain : pairing.gains()) {
                boolean suits = !pairing.includes(number) || own == ownWith(number, pairing, gain, best);
                long rivals = ahead(number, pairing.first(), gain.first(), own, best)
                        + ahead(number, pairing.second(), gain.second(), own, best);
                if (suits && (extreme < 0 || (best ? rivals < extreme : rivals > extreme))) {
                    extreme = rivals;
                }
            }
            count += Math.max(0, extreme);
        }
        for (int rival : scores.keySet()) {
            if (!seen.containsKey(rival)) {
                count += ahead(number, rival, 0, own, best);
            }
        }
        return count;
    }

    private long ownWith(int number, OpenPairing pairing, OpenPairing.Gain gain, boolean best) {
        long gained = pairing.first() == number ? gain.first() : gain.second();
        return scores.get(number) + gained + (best ? unpairedGain : 0);
    }

    private long ahead(int number, int rival, long gained, long own, boolean best) {
        if (rival == number || !scores.containsKey(rival)) {
            return 0;
        }
        long score = scores.get(rival) + gained;
        return (best ? score > own : score + unpairedGain >= own) ? 1 : 0;
    }
}
