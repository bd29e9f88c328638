package org.chatrang.tournament.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.RoundPairings.Game;

/** The pairings a tournament has on record, so that an imported one can be checked round by round. */
public final class RecordedPairings {
    private RecordedPairings() {}

    /** What the rules have against the rounds on record, in their order. */
    public static List<PairingFault> check(Tournament tournament) {
        List<PairingFault> faults = new ArrayList<>();
        for (int round = 1; round <= tournament.recordedRounds(); round++) {
            faults.addAll(PairingCheck.check(tournament, of(tournament, round)));
        }
        return faults;
    }

    /** One round; everybody without an opponent and without an allocated bye is taken to have been absent. */
    public static RoundPairings of(Tournament tournament, int round) {
        return tournament.isTeam() ? ofTeams(tournament, round) : ofPlayers(tournament, round);
    }

    private static RoundPairings ofPlayers(Tournament tournament, int round) {
        List<Game> games = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        Set<Integer> absent = new HashSet<>();
        for (Player player : tournament.players()) {
            PlayerRound paired = player.round(round);
            boolean listed = paired.colour() == Colour.WHITE
                    || paired.colour() == Colour.NONE && player.number() < paired.opponent();
            if (paired.outcome() == Outcome.PAIRING_BYE) {
                byes.add(player.number());
            } else if (paired.opponent() == 0) {
                absent.add(player.number());
            } else if (listed) {
                games.add(new Game(player.number(), paired.opponent()));
            }
        }
        return new RoundPairings(round, games, byes, absent);
    }

    private static RoundPairings ofTeams(Tournament tournament, int round) {
        List<Game> games = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        Set<Integer> absent = new HashSet<>();
        tournament.teams().stream().map(Team::number).forEach(absent::add);
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing.round() == round) {
                switch (pairing) {
                    case TeamMatch match -> {
                        games.add(new Game(match.first(), match.second()));
                        absent.removeAll(Set.of(match.first(), match.second()));
                    }
                    case TeamBye bye -> {
                        if (bye.kind() == Outcome.PAIRING_BYE) {
                            byes.add(bye.team());
                            absent.remove(bye.team());
                        }
                    }
                }
            }
        }
        return new RoundPairings(round, games, byes, absent);
    }
}
