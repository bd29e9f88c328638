package org.chatrang.tournament.rating;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Tournament;

/**
 * The games of a tournament that count for ratings: played over the board with a move by each side, against a rated opponent,
 * whatever points the tournament gives for them.
 */
public final class RatedGames {
    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final int STRONG = 2600;
    private static final int TOO_FAR = 600;

    private final Map<Integer, Player> players;
    private final boolean fast;

    private RatedGames(Tournament tournament, boolean fast) {
        this.players = tournament.players().stream().collect(Collectors.toMap(Player::number, Function.identity()));
        this.fast = fast;
    }

    /** The games of a tournament at standard time controls. */
    public static RatedGames standard(Tournament tournament) {
        return new RatedGames(tournament, false);
    }

    /**
     * Rapid or blitz: since 1 December 2024 a game is not rated if the players are 600 or more points apart and one of them is
     * above 2600.
     */
    public static RatedGames rapidOrBlitz(Tournament tournament) {
        return new RatedGames(tournament, true);
    }

    /** Those of one player, in the order of rounds. */
    public List<RatedGame> of(Player player) {
        List<RatedGame> games = new ArrayList<>();
        for (int round = 1; round <= player.rounds().size(); round++) {
            PlayerRound played = player.round(round);
            Player opponent = players.get(played.opponent());
            if (opponent != null && opponent.isRated() && played.outcome().isRated() && counts(player, opponent)) {
                games.add(new RatedGame(round, opponent.number(), opponent.rating(), score(played.outcome())));
            }
        }
        return games;
    }

    private boolean counts(Player player, Player opponent) {
        boolean tooFar = Math.abs(player.rating() - opponent.rating()) >= TOO_FAR;
        boolean strong = Math.max(player.rating(), opponent.rating()) > STRONG;
        return !(fast && player.isRated() && tooFar && strong);
    }

    private static BigDecimal score(Outcome outcome) {
        return switch (outcome) {
            case WIN -> BigDecimal.ONE;
            case DRAW -> HALF;
            case LOSS,
                    WIN_UNRATED,
                    DRAW_UNRATED,
                    LOSS_UNRATED,
                    FORFEIT_WIN,
                    FORFEIT_LOSS,
                    HALF_BYE,
                    FULL_BYE,
                    PAIRING_BYE,
                    ZERO_BYE,
                    ABSENT,
                    UNKNOWN,
                    PENDING -> BigDecimal.ZERO;
        };
    }
}
