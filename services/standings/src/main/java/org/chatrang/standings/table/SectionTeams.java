package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.chatrang.events.Player;
import org.chatrang.events.Side;
import org.chatrang.tournament.live.Change;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;

/** The teams of a section and their matches. Teams are numbered by name. */
final class SectionTeams {
    private final SectionRules rules;
    private final ToIntFunction<Player> playerNumber;
    private final TreeMap<String, Integer> numbers = new TreeMap<>();
    private final Map<Pair, List<TableGame>> matches = new LinkedHashMap<>();
    private final Map<Integer, List<Pair>> ofTeams = new HashMap<>();

    /** Two teams that meet in a round, the lower number first. */
    private record Pair(int round, int lower, int higher) {
        boolean includes(int team) {
            return lower == team || higher == team;
        }
    }

    SectionTeams(SectionRules rules, ToIntFunction<Player> playerNumber) {
        this.rules = rules;
        this.playerNumber = playerNumber;
        if (rules.teams()) {
            number();
            match();
        }
    }

    private void number() {
        rules.inOrder().forEach(game -> {
            numbers.put(SectionRules.team(game, Side.WHITE), 0);
            numbers.put(SectionRules.team(game, Side.BLACK), 0);
        });
        int next = 1;
        for (Map.Entry<String, Integer> team : numbers.entrySet()) {
            team.setValue(next++);
        }
    }

    /**
     * Finds the games of each match, in the order of boards. A team has one match in a round: a game that would be of another
     * one, scheduled by mistake, does not count for teams.
     */
    private void match() {
        Map<List<Integer>, Pair> ofTeam = new HashMap<>();
        for (TableGame game : rules.inOrder()) {
            Pair pair = pair(game);
            boolean counts = game.isPaired()
                    && pair.lower() != pair.higher()
                    && isFree(ofTeam, pair, pair.lower())
                    && isFree(ofTeam, pair, pair.higher());
            if (counts) {
                ofTeam.put(List.of(pair.round(), pair.lower()), pair);
                ofTeam.put(List.of(pair.round(), pair.higher()), pair);
                matches.computeIfAbsent(pair, any -> new ArrayList<>()).add(game);
            }
        }
        for (Pair pair : matches.keySet()) {
            ofTeams.computeIfAbsent(pair.lower(), any -> new ArrayList<>()).add(pair);
            ofTeams.computeIfAbsent(pair.higher(), any -> new ArrayList<>()).add(pair);
        }
    }

    private static boolean isFree(Map<List<Integer>, Pair> ofTeam, Pair pair, int team) {
        return ofTeam.getOrDefault(List.of(pair.round(), team), pair).equals(pair);
    }

    private Pair pair(TableGame game) {
        int white = number(game, Side.WHITE);
        int black = number(game, Side.BLACK);
        return new Pair(game.round(), Math.min(white, black), Math.max(white, black));
    }

    private int number(TableGame game, Side side) {
        return numbers.get(SectionRules.team(game, side));
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** The names by their numbers. */
    Map<Integer, String> names() {
        Map<Integer, String> names = new TreeMap<>();
        numbers.forEach((name, number) -> names.put(number, name));
        return names;
    }

    /** Of the longest match. */
    int boards() {
        return matches.values().stream().mapToInt(List::size).max().orElse(1);
    }

    /** The boards of each match of a team, the team's own outcome first. */
    List<List<Board>> boards(int team) {
        List<List<Board>> boards = new ArrayList<>();
        ofTeams.getOrDefault(team, List.of()).forEach(pair -> boards.add(boards(team, matches.get(pair))));
        return boards;
    }

    private List<Board> boards(int first, List<TableGame> games) {
        List<Board> boards = new ArrayList<>();
        games.forEach(game -> boards.add(board(boards.size() + 1, first, game)));
        return boards;
    }

    private Board board(int number, int first, TableGame game) {
        Side side = number(game, Side.WHITE) == first ? Side.WHITE : Side.BLACK;
        Side other = side == Side.WHITE ? Side.BLACK : Side.WHITE;
        return new Board(
                number,
                playerNumber.applyAsInt(player(game, side)),
                playerNumber.applyAsInt(player(game, other)),
                SectionTournament.outcome(game, side),
                SectionTournament.outcome(game, other),
                SectionTournament.open(game));
    }

    /** Takes what was played in a game of a match; nothing if it is of none. */
    Optional<Change> change(TableGame game) {
        List<TableGame> games = matches.getOrDefault(pair(game), List.of());
        for (int i = 0; i < games.size(); i++) {
            if (games.get(i).gameId().equals(game.gameId())) {
                games.set(i, game);
                int first = number(games.getFirst(), Side.WHITE);
                Board board = board(i + 1, first, game);
                return Optional.of(new Change.BoardResult(
                        game.round(),
                        first,
                        board.number(),
                        board.firstOutcome(),
                        board.secondOutcome(),
                        board.provisional()));
            }
        }
        return Optional.empty();
    }

    List<TeamPairing> pairings() {
        List<TeamPairing> pairings = new ArrayList<>();
        matches.forEach((pair, games) -> {
            int first = number(games.getFirst(), Side.WHITE);
            int second = number(games.getFirst(), Side.BLACK);
            pairings.add(TeamMatch.ofBoards(pair.round(), first, second, boards(first, games)));
        });
        if (!isEmpty()) {
            byes().forEach((round, ofRound) -> ofRound.forEach((name, kind) -> {
                int team = numbers.getOrDefault(name, 0);
                boolean paired =
                        matches.keySet().stream().anyMatch(pair -> pair.round() == round && pair.includes(team));
                if (team > 0 && !paired) {
                    pairings.add(new TeamBye(round, team, kind));
                }
            }));
        }
        return pairings;
    }

    private Map<Integer, Map<String, Outcome>> byes() {
        Map<Integer, Map<String, Outcome>> byes = new TreeMap<>();
        for (TableGame game : rules.inOrder()) {
            byes.computeIfAbsent(game.round(), any -> new TreeMap<>()).putAll(SectionRules.byes(game));
        }
        return byes;
    }

    List<Team> listed() {
        Map<Integer, List<Integer>> members = new TreeMap<>();
        numbers.values().forEach(number -> members.put(number, new ArrayList<>()));
        for (List<TableGame> games : matches.values()) {
            for (TableGame game : games) {
                for (Side side : Side.values()) {
                    List<Integer> own = members.get(number(game, side));
                    int number = playerNumber.applyAsInt(player(game, side));
                    if (!own.contains(number)) {
                        own.add(number);
                    }
                }
            }
        }
        return numbers.entrySet().stream()
                .map(team -> new Team(team.getValue(), team.getKey(), "", Points.ZERO, members.get(team.getValue())))
                .toList();
    }

    private static Player player(TableGame game, Side side) {
        return side == Side.WHITE ? game.white() : game.black();
    }
}
