package org.chatrang.tournament.whatif;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether somebody can still be first by points, alone or shared. Each open game of the others shares out the same points
 * whatever its result; whether they can be shared out so that nobody gets ahead is a question of flow from games to players,
 * and answered exactly. Where a draw is not worth half of a decided game, the answer is yes unless a rival is ahead already.
 */
final class FirstPlace {
    private final Map<Integer, Long> room = new HashMap<>();
    private final List<OpenPairing> games = new ArrayList<>();
    private final List<long[]> given = new ArrayList<>();
    private final long step;

    private FirstPlace(long step) {
        this.step = step;
    }

    static boolean isPossible(int number, long highest, Map<Integer, Long> scores, List<OpenPairing> open) {
        long step = step(open);
        FirstPlace question = new FirstPlace(step);
        for (Map.Entry<Integer, Long> score : scores.entrySet()) {
            if (score.getKey() != number) {
                question.room.put(score.getKey(), highest - score.getValue());
            }
        }
        for (OpenPairing pairing : open) {
            if (!pairing.includes(number)) {
                question.games.add(pairing);
            }
        }
        if (question.room.values().stream().anyMatch(left -> left < 0)) {
            return false;
        }
        return step == 0 || question.canShareOut();
    }

    /** The points of a draw if every open pairing is win, draw, loss with the draw halfway and nothing for a loss; else 0. */
    private static long step(List<OpenPairing> open) {
        long step = 0;
        for (OpenPairing pairing : open) {
            long most = pairing.most(pairing.first());
            boolean plain = pairing.gains().size() == 3
                    && most % 2 == 0
                    && pairing.gains().stream().allMatch(gain -> gain.first() + gain.second() == most)
                    && (step == 0 || step == most / 2);
            if (!plain) {
                return 0;
            }
            step = most / 2;
        }
        return step;
    }

    /** Gives out the two halves of each game one by one, moving earlier ones where that makes room. */
    private boolean canShareOut() {
        for (int game = 0; game < games.size(); game++) {
            given.add(new long[2]);
        }
        for (int game = 0; game < games.size(); game++) {
            for (int half = 0; half < 2; half++) {
                if (!place(game, new HashSet<>())) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean place(int game, Set<Integer> asked) {
        for (int side = 0; side < 2; side++) {
            int player = side == 0 ? games.get(game).first() : games.get(game).second();
            if (!asked.add(player)) {
                continue;
            }
            if (room.getOrDefault(player, Long.MAX_VALUE / 2) >= step) {
                room.merge(player, -step, Long::sum);
                given.get(game)[side]++;
                return true;
            }
            if (movesAway(player, asked)) {
                given.get(game)[side]++;
                return true;
            }
        }
        return false;
    }

    /** Takes a half from this player by giving it to the opponent in that game. */
    private boolean movesAway(int player, Set<Integer> asked) {
        for (int game = 0; game < games.size(); game++) {
            int side = games.get(game).first() == player ? 0 : games.get(game).second() == player ? 1 : -1;
            if (side >= 0 && given.get(game)[side] > 0 && place(game, asked)) {
                given.get(game)[side]--;
                return true;
            }
        }
        return false;
    }
}
