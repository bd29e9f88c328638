package org.chatrang.tournament.olympiad;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.tiebreak.RatingTables;

/**
 * The board prizes: by performance on the board of the list (a reserve has board 5), of players with at least eight games
 * over the board; then more games, then lots. Unplayed games and games with unrated opponents do not enter the performance.
 *
 * @param board of the team's list
 * @param performance tournament performance rating
 * @param halves score of the games counted, in half points
 * @param rank shared where only lots can decide
 */
public record BoardPrizes(
        int board, int player, String name, int team, int performance, int games, int halves, int rank) {
    public static final int FEWEST_GAMES = 8;

    private static final Comparator<BoardPrizes> ORDER = Comparator.comparingInt(BoardPrizes::performance)
            .thenComparingInt(BoardPrizes::games)
            .reversed();

    /** The candidates for the prizes of a board in order. */
    public static List<BoardPrizes> of(Tournament tournament, int board) {
        Map<Integer, Player> players = new HashMap<>();
        tournament.players().forEach(player -> players.put(player.number(), player));
        List<BoardPrizes> candidates = new ArrayList<>();
        for (Team team : tournament.teams()) {
            if (team.members().size() >= board) {
                Player player = players.get(team.members().get(board - 1));
                BoardPrizes candidate = player == null ? null : candidate(players, player, team.number(), board);
                if (candidate != null) {
                    candidates.add(candidate);
                }
            }
        }
        candidates.sort(ORDER.thenComparingInt(BoardPrizes::player));
        List<BoardPrizes> ranked = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            boolean tied = i > 0 && ORDER.compare(candidates.get(i - 1), candidates.get(i)) == 0;
            ranked.add(candidates.get(i).ranked(tied ? ranked.get(i - 1).rank() : i + 1));
        }
        return ranked;
    }

    private BoardPrizes ranked(int place) {
        return new BoardPrizes(board, player, name, team, performance, games, halves, place);
    }

    private static BoardPrizes candidate(Map<Integer, Player> players, Player player, int team, int board) {
        int games = 0;
        int rated = 0;
        int halves = 0;
        int sum = 0;
        for (PlayerRound round : player.rounds()) {
            Player opponent = players.get(round.opponent());
            if (round.outcome().isPlayed()) {
                games++;
                if (opponent != null && opponent.isRated()) {
                    rated++;
                    sum += opponent.rating();
                    halves += halves(round.outcome());
                }
            }
        }
        if (games < FEWEST_GAMES || rated == 0) {
            return null;
        }
        int mean = Math.floorDiv(2 * sum + rated, 2 * rated);
        int percent = Math.floorDiv(100 * halves + rated, 2 * rated);
        return new BoardPrizes(
                board,
                player.number(),
                player.name(),
                team,
                mean + RatingTables.differenceFor(percent),
                games,
                halves,
                0);
    }

    private static int halves(Outcome outcome) {
        return outcome.isWonOverTheBoard() ? 2 : outcome.isDrawnOverTheBoard() ? 1 : 0;
    }
}
