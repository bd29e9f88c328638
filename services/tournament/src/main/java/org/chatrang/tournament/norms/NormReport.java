package org.chatrang.tournament.norms;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Tournament;

/** The norms of a tournament's players, from what its report says of titles, federations and ratings. */
public final class NormReport {
    private static final Map<String, String> SHORT_TITLES = Map.ofEntries(
            Map.entry("G", "GM"),
            Map.entry("M", "IM"),
            Map.entry("F", "FM"),
            Map.entry("C", "CM"),
            Map.entry("WG", "WGM"),
            Map.entry("WM", "WIM"),
            Map.entry("WF", "WFM"),
            Map.entry("WC", "WCM"));
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private final Map<Integer, Player> players;
    private final int leastGames;

    /** With the number of games the regulations ask for, usually {@link NormCheck#GAMES}. */
    public NormReport(Tournament tournament, int leastGames) {
        this.players = tournament.players().stream().collect(Collectors.toMap(Player::number, Function.identity()));
        this.leastGames = leastGames;
    }

    /** The check of one player for one title. */
    public NormCheck check(int number, NormTitle title) {
        Player player = players.get(number);
        if (player == null) {
            throw new IllegalArgumentException("no player has number " + number);
        }
        return NormCheck.of(title, player.federation(), games(player), leastGames);
    }

    private List<NormGame> games(Player player) {
        List<NormGame> games = new ArrayList<>();
        for (int round = 1; round <= player.rounds().size(); round++) {
            PlayerRound played = player.round(round);
            Player opponent = players.get(played.opponent());
            if (opponent != null && played.outcome().isRated()) {
                games.add(
                        new NormGame(round, title(opponent), opponent.federation(), opponent.rating(), score(played)));
            }
        }
        return games;
    }

    private static String title(Player player) {
        String written = player.title().toUpperCase(Locale.ROOT);
        return SHORT_TITLES.getOrDefault(written, written);
    }

    private static BigDecimal score(PlayerRound played) {
        if (played.outcome() == Outcome.WIN) {
            return BigDecimal.ONE;
        }
        return played.outcome() == Outcome.DRAW ? HALF : BigDecimal.ZERO;
    }
}
