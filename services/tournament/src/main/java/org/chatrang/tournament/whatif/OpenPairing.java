package org.chatrang.tournament.whatif;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;

/**
 * A game or a match that is paired and not over, with all it can still bring.
 *
 * @param gains what it can add to the primary scores of the two, in units, beyond what they have of it already
 */
record OpenPairing(int round, int first, int second, List<Gain> gains) {
    /** What one way it can end adds. */
    record Gain(long first, long second) {}

    long most(int number) {
        return gains.stream()
                .mapToLong(gain -> number == first ? gain.first() : gain.second())
                .max()
                .orElse(0);
    }

    long least(int number) {
        return gains.stream()
                .mapToLong(gain -> number == first ? gain.first() : gain.second())
                .min()
                .orElse(0);
    }

    boolean includes(int number) {
        return first == number || second == number;
    }

    int other(int number) {
        return number == first ? second : first;
    }

    /** All that are open in the rounds up to this one, in order. */
    static List<OpenPairing> of(Tournament tournament, int lastRound) {
        List<OpenPairing> open = new ArrayList<>();
        if (tournament.isTeam()) {
            for (TeamPairing pairing : tournament.pairings()) {
                if (pairing instanceof TeamMatch match && match.isPending() && match.round() <= lastRound) {
                    open.add(new OpenPairing(
                            match.round(), match.first(), match.second(), gains(match, tournament.regulations())));
                }
            }
            return open;
        }
        Map<Integer, Player> players = new HashMap<>();
        tournament.players().forEach(player -> players.put(player.number(), player));
        Map<List<Integer>, OpenPairing> games = new TreeMap<>((one, other) -> {
            int byRound = Integer.compare(one.get(0), other.get(0));
            return byRound != 0 ? byRound : Integer.compare(one.get(1), other.get(1));
        });
        for (Player player : tournament.players()) {
            for (int round = 1; round <= Math.min(lastRound, player.rounds().size()); round++) {
                PlayerRound played = player.round(round);
                if (played.outcome() == Outcome.PENDING && player.number() < played.opponent()) {
                    games.put(
                            List.of(round, player.number()),
                            new OpenPairing(
                                    round,
                                    player.number(),
                                    played.opponent(),
                                    gains(tournament.regulations().gamePoints())));
                }
            }
        }
        open.addAll(games.values());
        return open;
    }

    private static List<Gain> gains(GamePoints points) {
        return List.of(
                new Gain(points.win().units(), points.loss().units()),
                new Gain(points.draw().units(), points.draw().units()),
                new Gain(points.loss().units(), points.win().units()));
    }

    private static List<Gain> gains(TeamMatch match, Regulations rules) {
        MatchSituation situation = MatchSituation.of(match, rules.gamePoints(), rules.boards());
        List<Gain> gains = new ArrayList<>();
        if (rules.primary() == ScoreKind.MATCH_POINTS) {
            for (MatchSituation.Result result : situation.possible()) {
                gains.add(gain(result, rules.matchPoints()));
            }
            return gains;
        }
        long all = rules.gamePoints().win().units() * situation.openBoards();
        for (long difference : situation.differences()) {
            long gained =
                    difference - situation.first().minus(situation.second()).units();
            // What one team gains the other does not, as far as the points of a game are always shared out in full.
            gains.add(new Gain((all + gained) / 2, (all - gained) / 2));
        }
        return gains;
    }

    private static Gain gain(MatchSituation.Result result, MatchPoints points) {
        Points first = switch (result) {
            case WON -> points.win();
            case DRAWN -> points.draw();
            case LOST -> points.loss();
        };
        Points second = switch (result) {
            case WON -> points.loss();
            case DRAWN -> points.draw();
            case LOST -> points.win();
        };
        return new Gain(first.units(), second.units());
    }
}
