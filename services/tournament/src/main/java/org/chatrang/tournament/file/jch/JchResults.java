package org.chatrang.tournament.file.jch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;

/** The results of a tournament: each game once, and each match with what decided it. */
final class JchResults {
    private final Tournament tournament;

    JchResults(Tournament tournament) {
        this.tournament = tournament;
    }

    List<Object> games() {
        List<Object> games = new ArrayList<>();
        Map<Integer, Player> players = new LinkedHashMap<>();
        tournament.players().forEach(player -> players.put(player.number(), player));
        for (int round = 1; round <= tournament.recordedRounds(); round++) {
            for (Player player : tournament.players()) {
                PlayerRound played = player.round(round);
                Player opponent = players.get(played.opponent());
                boolean listed = opponent == null
                        || played.colour() == Colour.WHITE
                        || played.colour() == Colour.NONE && player.number() < opponent.number();
                if (listed && played.outcome() != Outcome.ABSENT) {
                    games.add(game(games.size() + 1, round, player, played, opponent));
                }
            }
        }
        return games;
    }

    private static Map<String, Object> game(int id, int round, Player white, PlayerRound played, Player black) {
        Map<String, Object> game = new LinkedHashMap<>();
        game.put("id", id);
        game.put("round", round);
        game.put("white", white.number());
        game.put("black", black == null ? 0 : black.number());
        game.put("wResult", letter(played.outcome()));
        if (black != null) {
            game.put("bResult", letter(black.round(round).outcome()));
        }
        game.put("played", played.outcome().isPlayed());
        game.put("rated", played.outcome().isRated());
        return game;
    }

    List<Object> matches() {
        List<Object> matches = new ArrayList<>();
        for (TeamPairing pairing : tournament.pairings()) {
            Map<String, Object> match = new LinkedHashMap<>();
            match.put("id", matches.size() + 1);
            match.put("round", pairing.round());
            switch (pairing) {
                case TeamBye bye -> {
                    match.put("white", bye.team());
                    match.put("black", 0);
                    match.put("wResult", letter(bye.kind()));
                    match.put("played", false);
                }
                case TeamMatch played -> {
                    match.put("white", played.first());
                    match.put("black", played.second());
                    match.put("decision", played.decision().name());
                    match.put(
                            "boards",
                            played.boards().stream()
                                    .map(board -> List.of(board.first(), board.second()))
                                    .toList());
                }
            }
            matches.add(match);
        }
        return matches;
    }

    /** Wins, draws, losses, nothing, the allocated bye, the other byes, and what is not known. */
    private static String letter(Outcome outcome) {
        return switch (outcome) {
            case WIN, WIN_UNRATED, FORFEIT_WIN -> "W";
            case DRAW, DRAW_UNRATED -> "D";
            case LOSS, LOSS_UNRATED -> "L";
            case FORFEIT_LOSS, ZERO_BYE, ABSENT -> "Z";
            case PAIRING_BYE -> "P";
            case HALF_BYE -> "H";
            case FULL_BYE -> "F";
            case UNKNOWN, PENDING -> "U";
        };
    }
}
