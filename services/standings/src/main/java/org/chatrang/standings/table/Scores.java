package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chatrang.events.Player;
import org.chatrang.events.Side;

/** The scores of all players of a section. A game that changes is counted again for its two players only. */
final class Scores {
    private final Map<String, List<TableGame>> games = new HashMap<>();
    private final Map<String, Score> counted = new HashMap<>();
    private final RoundCounts settled = new RoundCounts();

    Scores(Collection<TableGame> games) {
        games.forEach(this::add);
    }

    void add(TableGame game) {
        players(game).forEach(id -> {
            games.computeIfAbsent(id, none -> new ArrayList<>()).add(game);
            counted.remove(id);
        });
        if (game.result() != null) {
            settled.add(game.round(), 1);
        }
    }

    void remove(TableGame game) {
        players(game).forEach(id -> {
            games.computeIfPresent(id, (any, own) -> own.remove(game) && own.isEmpty() ? null : own);
            counted.remove(id);
        });
        if (game.result() != null) {
            settled.add(game.round(), -1);
        }
    }

    /** The same object until one of the player's games changes. */
    Score of(String id) {
        return counted.computeIfAbsent(id, this::count);
    }

    Stream<Score> all() {
        return games.keySet().stream().map(this::of);
    }

    int lastSettledRound() {
        return settled.last();
    }

    private Score count(String id) {
        List<TableGame> inOrder =
                games.get(id).stream().sorted(TableGame.IN_ORDER).toList();
        Score score = null;
        for (TableGame game : inOrder) {
            for (Side side : Side.values()) {
                Player player = side == Side.WHITE ? game.white() : game.black();
                if (player != null && player.id().equals(id)) {
                    Score before = score == null ? Score.none(player) : score;
                    score = before.of(player).plus(game, side);
                }
            }
        }
        return score;
    }

    private static Stream<String> players(TableGame game) {
        return Stream.of(game.white(), game.black())
                .filter(player -> player != null)
                .map(Player::id)
                .distinct();
    }
}
