package org.chatrang.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;

/** What earlier rounds mean for the next pairing. Only games that were played make a colour and an opponent. */
final class History {
    private final Set<Integer> participants = new HashSet<>();
    private final Map<Integer, Set<Integer>> met = new HashMap<>();
    private final Map<Integer, List<Colour>> colours = new HashMap<>();
    private final Map<Integer, String> unearned = new HashMap<>();

    private History() {}

    /** Of the rounds before this one. */
    static History before(int round, Tournament tournament) {
        History history = new History();
        if (tournament.isTeam()) {
            tournament.teams().forEach(team -> history.participants.add(team.number()));
            for (TeamPairing pairing : tournament.pairings()) {
                if (pairing.round() < round) {
                    history.add(pairing);
                }
            }
        } else {
            for (Player player : tournament.players()) {
                history.add(player, round);
            }
        }
        return history;
    }

    private void add(Player player, int before) {
        participants.add(player.number());
        for (int round = 1; round < Math.min(before, player.rounds().size() + 1); round++) {
            PlayerRound past = player.round(round);
            if (past.outcome().isPlayed()) {
                game(player.number(), past.opponent(), past.colour());
            } else {
                points(player.number(), past.outcome(), round);
            }
        }
    }

    private void add(TeamPairing pairing) {
        switch (pairing) {
            case TeamBye bye -> points(bye.team(), bye.kind(), bye.round());
            case TeamMatch match -> add(match);
        }
    }

    private void add(TeamMatch match) {
        boolean played = match.score().isPresent() || match.boards().stream().anyMatch(Board::isPlayed);
        if (match.decision() == TeamMatch.Decision.BOARDS && played) {
            game(match.first(), match.second(), Colour.WHITE);
            game(match.second(), match.first(), Colour.BLACK);
            return;
        }
        switch (match.decision()) {
            case FIRST_FORFEITS -> points(match.second(), Outcome.FORFEIT_WIN, match.round());
            case SECOND_FORFEITS -> points(match.first(), Outcome.FORFEIT_WIN, match.round());
            case BOTH_FORFEIT, BOARDS -> {}
        }
    }

    private void game(int participant, int opponent, Colour colour) {
        met.computeIfAbsent(participant, any -> new HashSet<>()).add(opponent);
        if (colour != Colour.NONE) {
            colours.computeIfAbsent(participant, any -> new ArrayList<>()).add(colour);
        }
    }

    private void points(int participant, Outcome outcome, int round) {
        switch (outcome) {
            case PAIRING_BYE -> unearned.putIfAbsent(participant, "the bye of round " + round);
            case FORFEIT_WIN -> unearned.putIfAbsent(participant, "a win by forfeit in round " + round);
            case FULL_BYE -> unearned.putIfAbsent(participant, "a full-point bye in round " + round);
            case WIN,
                    DRAW,
                    LOSS,
                    WIN_UNRATED,
                    DRAW_UNRATED,
                    LOSS_UNRATED,
                    FORFEIT_LOSS,
                    HALF_BYE,
                    ZERO_BYE,
                    ABSENT,
                    UNKNOWN,
                    PENDING -> {}
        }
    }

    Set<Integer> participants() {
        return participants;
    }

    boolean haveMet(int one, int other) {
        return met.getOrDefault(one, Set.of()).contains(other);
    }

    List<Colour> colours(int participant) {
        return colours.getOrDefault(participant, List.of());
    }

    /** What already brought points without playing, null if nothing did. */
    String unearned(int participant) {
        return unearned.get(participant);
    }
}
