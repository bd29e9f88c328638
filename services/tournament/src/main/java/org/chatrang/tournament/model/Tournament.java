package org.chatrang.tournament.model;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A tournament: its rules, its participants, and what happened so far.
 *
 * @param players in the order of their numbers
 * @param teams in the order of their numbers; empty for individuals
 * @param pairings of teams; those of individuals stand in {@link Player#rounds()}
 */
public record Tournament(
        Event event,
        Regulations regulations,
        List<Player> players,
        List<Team> teams,
        List<TeamPairing> pairings,
        Specials specials) {
    public Tournament {
        players =
                players.stream().sorted(Comparator.comparingInt(Player::number)).toList();
        teams = teams.stream().sorted(Comparator.comparingInt(Team::number)).toList();
        pairings = List.copyOf(pairings);
        noneTwice(players.stream().map(Player::number).toList(), "player");
        noneTwice(teams.stream().map(Team::number).toList(), "team");
    }

    public static Tournament of(Event event, Regulations regulations, List<Player> players) {
        return new Tournament(event, regulations, players, List.of(), List.of(), Specials.NONE);
    }

    private static void noneTwice(List<Integer> numbers, String what) {
        Set<Integer> seen = new HashSet<>();
        for (int number : numbers) {
            if (!seen.add(number)) {
                throw new IllegalArgumentException(what + " number " + number + " is given twice");
            }
        }
    }

    public boolean isTeam() {
        return regulations.system().isTeam();
    }

    /** The edition in force on the first day; the newest if no date is known. */
    public Edition edition() {
        return event.start().map(Edition::on).orElse(Edition.newest());
    }

    /** The last round anything but absences is recorded of; 0 before the first. */
    public int recordedRounds() {
        int last = 0;
        for (Player player : players) {
            for (int round = player.rounds().size(); round > last; round--) {
                if (player.round(round).outcome() != Outcome.ABSENT) {
                    last = round;
                }
            }
        }
        for (TeamPairing pairing : pairings) {
            last = Math.max(last, pairing.round());
        }
        return last;
    }

    /** The last round in which a game was decided or the pairing gave a bye; pairings still to be played do not count. */
    public int playedRounds() {
        int last = 0;
        for (Player player : players) {
            for (int round = player.rounds().size(); round > last; round--) {
                Outcome outcome = player.round(round).outcome();
                if (outcome.isPlayed() || outcome.isForfeit() || outcome == Outcome.PAIRING_BYE) {
                    last = round;
                }
            }
        }
        for (TeamPairing pairing : pairings) {
            boolean decided = switch (pairing) {
                case TeamMatch match ->
                    match.boards().isEmpty() || match.boards().stream().anyMatch(board -> !board.isPending());
                case TeamBye bye -> bye.kind() == Outcome.PAIRING_BYE;
            };
            last = decided ? Math.max(last, pairing.round()) : last;
        }
        return last;
    }

    /** The announced number of rounds; the recorded one where that is unknown. */
    public int rounds() {
        return regulations.rounds() > 0 ? regulations.rounds() : recordedRounds();
    }
}
