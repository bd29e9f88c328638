package org.chatrang.tournament.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the matches of teams in the rounds of their players, as tournament reports tell them: who sits opposite whom, board
 * by board, from the line-up where one is recorded and from the order of the list elsewhere.
 */
public final class TeamPairings {
    private final Map<Integer, Player> players;
    private final Map<Integer, Team> teams;
    private final Map<Integer, Integer> teamOf = new HashMap<>();
    private final Map<List<Integer>, LineUp> lineUps = new HashMap<>();
    private final int boards;

    private TeamPairings(Collection<Player> players, Collection<Team> teams, List<LineUp> lineUps, int boards) {
        this.players = players.stream().collect(Collectors.toMap(Player::number, player -> player));
        this.teams = teams.stream().collect(Collectors.toMap(Team::number, team -> team));
        teams.forEach(team -> team.members().forEach(member -> teamOf.put(member, team.number())));
        lineUps.forEach(lineUp -> this.lineUps.put(List.of(lineUp.round(), lineUp.team()), lineUp));
        this.boards = boards;
    }

    /**
     * The pairings of all rounds, in order of rounds.
     *
     * @param known byes and forfeited matches recorded by themselves (TRF records 240, 320, 330): what they tell is not
     *     looked for in the players' rounds
     * @throws IllegalArgumentException if players of one team meet players of two teams in a round
     */
    public static List<TeamPairing> derive(
            Collection<Player> players,
            Collection<Team> teams,
            List<LineUp> lineUps,
            List<TeamPairing> known,
            int boards) {
        var derivation = new TeamPairings(players, teams, lineUps, boards);
        int rounds = 0;
        for (Player player : players) {
            rounds = Math.max(rounds, player.rounds().size());
        }
        for (TeamPairing pairing : known) {
            rounds = Math.max(rounds, pairing.round());
        }
        for (LineUp lineUp : lineUps) {
            rounds = Math.max(rounds, lineUp.round());
        }
        List<TeamPairing> all = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            derivation.addRound(round, known, all);
        }
        return all;
    }

    private void addRound(int round, List<TeamPairing> known, List<TeamPairing> all) {
        Set<Integer> done = new HashSet<>();
        for (TeamPairing pairing : known) {
            if (pairing.round() == round) {
                switch (pairing) {
                    case TeamMatch match -> done.addAll(List.of(match.first(), match.second()));
                    case TeamBye bye -> done.add(bye.team());
                }
                all.add(pairing);
            }
        }
        for (int team : teams.keySet().stream().sorted().toList()) {
            if (!done.contains(team)) {
                int opponent = opponentOf(team, round);
                if (opponent > 0) {
                    done.add(opponent);
                    all.add(match(round, team, opponent));
                } else {
                    byeOf(team, round).ifPresent(all::add);
                }
            }
        }
    }

    private int opponentOf(int team, int round) {
        LineUp lineUp = lineUps.get(List.of(round, team));
        int found = lineUp == null ? 0 : lineUp.opponent();
        for (int member : teams.get(team).members()) {
            int opponent = roundOf(member, round).opponent();
            int other = opponent == 0 ? 0 : teamOf.getOrDefault(opponent, 0);
            if (other != 0 && found != 0 && other != found) {
                throw new IllegalArgumentException("round " + round + ": team " + team + " meets team " + found
                        + ", but its player " + member + " meets player " + opponent + " of team " + other);
            }
            found = other == 0 ? found : other;
        }
        return found;
    }

    private Optional<TeamPairing> byeOf(int team, int round) {
        for (Outcome kind : List.of(Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE, Outcome.ZERO_BYE)) {
            for (int member : teams.get(team).members()) {
                if (roundOf(member, round).outcome() == kind) {
                    return Optional.of(new TeamBye(round, team, kind));
                }
            }
        }
        return Optional.empty();
    }

    private TeamMatch match(int round, int one, int other) {
        List<int[]> seats = seats(round, one, other);
        while (seats.size() < boards) {
            seats.add(new int[] {0, 0});
        }
        boolean oneIsFirst = hasWhiteOnTop(round, seats);
        List<Board> found = new ArrayList<>();
        for (int[] seat : seats) {
            int first = oneIsFirst ? seat[0] : seat[1];
            int second = oneIsFirst ? seat[1] : seat[0];
            boolean provisional = first > 0 && roundOf(first, round).provisional();
            found.add(new Board(
                    found.size() + 1,
                    first,
                    second,
                    outcome(first, second, round),
                    outcome(second, first, round),
                    provisional));
        }
        return TeamMatch.ofBoards(round, oneIsFirst ? one : other, oneIsFirst ? other : one, found);
    }

    private List<int[]> seats(int round, int one, int other) {
        List<Integer> mine = lineUp(one, round);
        List<Integer> theirs = lineUp(other, round);
        List<int[]> seats = new ArrayList<>();
        if (lineUps.containsKey(List.of(round, one)) && lineUps.containsKey(List.of(round, other))) {
            for (int board = 0; board < Math.max(mine.size(), theirs.size()); board++) {
                seats.add(new int[] {at(mine, board), at(theirs, board)});
            }
            return seats;
        }
        int next = 0;
        for (int player : mine) {
            int opponent = player == 0 ? 0 : roundOf(player, round).opponent();
            int place = opponent == 0 ? -1 : theirs.indexOf(opponent);
            for (; next < place; next++) {
                seats.add(new int[] {0, theirs.get(next)});
            }
            seats.add(new int[] {player, Math.max(opponent, 0)});
            next = Math.max(next, place + 1);
        }
        for (; next < theirs.size(); next++) {
            seats.add(new int[] {0, theirs.get(next)});
        }
        return seats;
    }

    private static int at(List<Integer> lineUp, int board) {
        return board < lineUp.size() ? lineUp.get(board) : 0;
    }

    private List<Integer> lineUp(int team, int round) {
        LineUp recorded = lineUps.get(List.of(round, team));
        if (recorded != null) {
            return recorded.players();
        }
        return teams.get(team).members().stream()
                .filter(member -> {
                    PlayerRound played = roundOf(member, round);
                    return played.opponent() > 0 || played.outcome().isForfeit();
                })
                .toList();
    }

    private PlayerRound roundOf(int player, int round) {
        Player known = players.get(player);
        return known == null ? PlayerRound.ABSENT : known.round(round);
    }

    private Outcome outcome(int player, int opponent, int round) {
        PlayerRound own = player == 0 ? PlayerRound.ABSENT : roundOf(player, round);
        if (own.opponent() > 0 || own.outcome().isForfeit()) {
            return own.outcome();
        }
        PlayerRound others = opponent == 0 ? PlayerRound.ABSENT : roundOf(opponent, round);
        if (player > 0 && opponent > 0 && others.outcome() == Outcome.ABSENT) {
            return Outcome.PENDING;
        }
        if (player > 0 && opponent == 0) {
            return Outcome.FORFEIT_WIN;
        }
        return Outcome.FORFEIT_LOSS;
    }

    private boolean hasWhiteOnTop(int round, List<int[]> seats) {
        for (int board = 0; board < seats.size(); board++) {
            for (int side = 0; side < 2; side++) {
                int player = seats.get(board)[side];
                Colour colour =
                        player == 0 ? Colour.NONE : roundOf(player, round).colour();
                if (colour != Colour.NONE) {
                    // Colours alternate from board to board and differ between the sides of a board.
                    boolean asOnTop = (board + side) % 2 == 0;
                    return (colour == Colour.WHITE) == asOnTop;
                }
            }
        }
        return true;
    }
}
