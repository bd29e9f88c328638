package org.chatrang.tournament.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What follows when a participant leaves a tournament. Games still to be played are forfeited. In a round robin (General
 * Regulations for Competitions 6.6) who leaves before half of the games are completed is taken out of the standings: the
 * results stand in the table for ratings only.
 */
public final class Withdrawals {
    private Withdrawals() {}

    /**
     * The tournament after a participant left.
     *
     * @param number of the player or team
     * @param afterRound the last round the participant stayed for
     * @throws IllegalArgumentException if nobody has this number
     */
    public static Tournament leave(Tournament tournament, int number, int afterRound) {
        Set<Integer> annulled = new HashSet<>(tournament.specials().annulled());
        if (tournament.regulations().system().isPredetermined() && isBeforeHalf(tournament, number)) {
            annulled.add(number);
        }
        Specials old = tournament.specials();
        Specials specials = new Specials(old.accelerations(), old.adjustments(), old.forbiddenPairs(), annulled);
        return tournament.isTeam()
                ? new Tournament(
                        tournament.event(),
                        tournament.regulations(),
                        tournament.players(),
                        tournament.teams(),
                        teamPairings(tournament, number, afterRound),
                        specials)
                : new Tournament(
                        tournament.event(),
                        tournament.regulations(),
                        players(tournament, number, afterRound),
                        List.of(),
                        List.of(),
                        specials);
    }

    /** Whether a participant of a round robin has completed less than half of its games. */
    public static boolean isBeforeHalf(Tournament tournament, int number) {
        PairingSystem system = tournament.regulations().system();
        int participants = tournament.isTeam()
                ? tournament.teams().size()
                : tournament.players().size();
        boolean twice = system == PairingSystem.DOUBLE_ROUND_ROBIN || system == PairingSystem.TEAM_DOUBLE_ROUND_ROBIN;
        int games = (participants - 1) * (twice ? 2 : 1);
        return 2 * completed(tournament, number) < games;
    }

    private static int completed(Tournament tournament, int number) {
        int completed = 0;
        if (tournament.isTeam()) {
            for (TeamPairing pairing : tournament.pairings()) {
                if (pairing instanceof TeamMatch match && match.includes(number) && !match.isPending()) {
                    completed++;
                }
            }
            return completed;
        }
        for (PlayerRound round : player(tournament, number).rounds()) {
            Outcome outcome = round.outcome();
            completed += round.opponent() > 0 && (outcome.isPlayed() || outcome.isForfeit()) ? 1 : 0;
        }
        return completed;
    }

    private static Player player(Tournament tournament, int number) {
        return tournament.players().stream()
                .filter(player -> player.number() == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no player has number " + number));
    }

    private static List<Player> players(Tournament tournament, int number, int afterRound) {
        Player leaving = player(tournament, number);
        List<Player> players = new ArrayList<>();
        for (Player player : tournament.players()) {
            players.add(player.number() == number ? leaver(player, afterRound) : opponent(player, leaving, afterRound));
        }
        return players;
    }

    private static Player leaver(Player player, int afterRound) {
        List<PlayerRound> rounds = new ArrayList<>(player.rounds());
        for (int index = afterRound; index < rounds.size(); index++) {
            PlayerRound round = rounds.get(index);
            rounds.set(
                    index,
                    round.opponent() == 0
                            ? PlayerRound.bye(Outcome.ZERO_BYE)
                            : new PlayerRound(round.opponent(), round.colour(), Outcome.FORFEIT_LOSS));
        }
        return player.withRounds(rounds);
    }

    private static Player opponent(Player player, Player leaving, int afterRound) {
        List<PlayerRound> rounds = new ArrayList<>(player.rounds());
        boolean concerned = false;
        for (int index = afterRound; index < rounds.size(); index++) {
            PlayerRound round = rounds.get(index);
            if (round.opponent() == leaving.number()) {
                rounds.set(index, new PlayerRound(round.opponent(), round.colour(), Outcome.FORFEIT_WIN));
                concerned = true;
            }
        }
        return concerned ? player.withRounds(rounds) : player;
    }

    private static List<TeamPairing> teamPairings(Tournament tournament, int number, int afterRound) {
        List<TeamPairing> pairings = new ArrayList<>();
        for (TeamPairing pairing : tournament.pairings()) {
            boolean later = pairing.round() > afterRound;
            pairings.add(
                    switch (pairing) {
                        case TeamMatch match
                        when later && match.includes(number) ->
                            TeamMatch.forfeited(
                                    match.round(),
                                    match.first(),
                                    match.second(),
                                    match.first() == number
                                            ? TeamMatch.Decision.FIRST_FORFEITS
                                            : TeamMatch.Decision.SECOND_FORFEITS);
                        case TeamBye bye
                        when later && bye.team() == number -> new TeamBye(bye.round(), number, Outcome.ZERO_BYE);
                        case TeamMatch match -> match;
                        case TeamBye bye -> bye;
                    });
        }
        return pairings;
    }
}
