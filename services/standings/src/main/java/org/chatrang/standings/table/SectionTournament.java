package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Player;
import org.chatrang.events.Side;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;

/**
 * The tournament a section's games make. Numbers are given by rating, then name, then identity, unless every identity is a
 * number itself; the same games make the same tournament in whatever order they were read.
 */
final class SectionTournament {
    private static final Comparator<Player> IN_ORDER = Comparator.<Player>comparingInt(
                    player -> player.rating() == null ? 0 : player.rating())
            .reversed()
            .thenComparing(Player::name)
            .thenComparing(Player::id);

    private final SectionRules rules;
    private final Map<String, Player> players = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> teamNumbers = new TreeMap<>();
    private final Map<Integer, TreeMap<Integer, PlayerRound>> rounds = new TreeMap<>();

    SectionTournament(SectionRules rules) {
        this.rules = rules;
        for (TableGame game : rules.inOrder()) {
            enter(game.white());
            enter(game.black());
        }
        number();
        rules.inOrder().forEach(this::enter);
    }

    private void enter(Player player) {
        if (player != null) {
            players.put(player.id(), player);
        }
    }

    private void number() {
        boolean asGiven = players.keySet().stream().allMatch(id -> id.matches("[1-9]\\d{0,3}"));
        List<Player> inOrder = players.values().stream().sorted(IN_ORDER).toList();
        for (int i = 0; i < inOrder.size(); i++) {
            String id = inOrder.get(i).id();
            numbers.put(id, asGiven ? Integer.parseInt(id) : i + 1);
            rounds.put(numbers.get(id), new TreeMap<>());
        }
        if (rules.teams()) {
            rules.inOrder().forEach(game -> {
                teamNumbers.put(SectionRules.team(game, Side.WHITE), 0);
                teamNumbers.put(SectionRules.team(game, Side.BLACK), 0);
            });
            int next = 1;
            for (Map.Entry<String, Integer> team : teamNumbers.entrySet()) {
                team.setValue(next++);
            }
        }
    }

    /** The player with a number. */
    Player player(int number) {
        return players.values().stream()
                .filter(player -> numbers.get(player.id()) == number)
                .findFirst()
                .orElseThrow();
    }

    /** The names of the teams by their numbers, empty in a tournament of individuals. */
    Map<Integer, String> teams() {
        Map<Integer, String> names = new TreeMap<>();
        teamNumbers.forEach((name, number) -> names.put(number, name));
        return names;
    }

    private void enter(TableGame game) {
        if (game.white() != null && game.black() != null) {
            int white = numbers.get(game.white().id());
            int black = numbers.get(game.black().id());
            rounds.get(white)
                    .put(game.round(), new PlayerRound(black, Colour.WHITE, outcome(game, Side.WHITE), open(game)));
            rounds.get(black)
                    .put(game.round(), new PlayerRound(white, Colour.BLACK, outcome(game, Side.BLACK), open(game)));
        }
        if (teamNumbers.isEmpty()) {
            SectionRules.byes(game).forEach((id, kind) -> {
                if (numbers.containsKey(id)) {
                    rounds.get(numbers.get(id)).putIfAbsent(game.round(), PlayerRound.bye(kind));
                }
            });
        }
    }

    private static boolean open(TableGame game) {
        return game.result() != null && game.provisional();
    }

    static Outcome outcome(TableGame game, Side side) {
        GameResult result = game.result();
        if (result == null) {
            return Outcome.PENDING;
        }
        boolean forfeit = game.ending() == EndingKind.ABSENCE;
        return switch (PointsRule.outcome(result, side)) {
            case WIN -> forfeit ? Outcome.FORFEIT_WIN : Outcome.WIN;
            case DRAW -> Outcome.DRAW;
            case LOSS -> forfeit ? Outcome.FORFEIT_LOSS : Outcome.LOSS;
        };
    }

    Tournament tournament() {
        boolean team = !teamNumbers.isEmpty();
        Map<List<Integer>, List<TableGame>> matches = matches();
        int boards = matches.values().stream().mapToInt(List::size).max().orElse(1);
        Regulations regulations = new Regulations(
                rules.system(team),
                rules.rounds(),
                team ? boards : 0,
                rules.points(),
                MatchPoints.STANDARD,
                team ? ScoreKind.MATCH_POINTS : ScoreKind.GAME_POINTS,
                rules.tieBreaks());
        List<org.chatrang.tournament.model.Player> all =
                rounds.keySet().stream().map(this::entered).toList();
        Event event = new Event("", "", "", rules.start(), Optional.empty());
        return new Tournament(
                event,
                regulations,
                all,
                team ? listed(matches) : List.of(),
                team ? pairings(matches) : List.of(),
                Specials.NONE);
    }

    private org.chatrang.tournament.model.Player entered(int number) {
        Player player = player(number);
        TreeMap<Integer, PlayerRound> own = rounds.get(number);
        List<PlayerRound> inOrder = new ArrayList<>();
        for (int round = 1; !own.isEmpty() && round <= own.lastKey(); round++) {
            inOrder.add(own.getOrDefault(round, PlayerRound.ABSENT));
        }
        return org.chatrang.tournament.model.Player.of(
                number, player.name(), player.rating() == null ? 0 : player.rating(), inOrder);
    }

    /** The games of each match, in the order of boards: by round and the two teams, the lower number first. */
    private Map<List<Integer>, List<TableGame>> matches() {
        Map<List<Integer>, List<TableGame>> matches = new LinkedHashMap<>();
        for (TableGame game : rules.inOrder()) {
            if (!teamNumbers.isEmpty() && game.white() != null && game.black() != null) {
                int white = teamNumbers.get(SectionRules.team(game, Side.WHITE));
                int black = teamNumbers.get(SectionRules.team(game, Side.BLACK));
                List<Integer> key = List.of(game.round(), Math.min(white, black), Math.max(white, black));
                if (white != black) {
                    matches.computeIfAbsent(key, any -> new ArrayList<>()).add(game);
                }
            }
        }
        return matches;
    }

    private List<TeamPairing> pairings(Map<List<Integer>, List<TableGame>> matches) {
        List<TeamPairing> pairings = new ArrayList<>();
        matches.forEach((key, games) -> pairings.add(match(games)));
        Map<Integer, Map<String, Outcome>> allByes = new TreeMap<>();
        for (TableGame game : rules.inOrder()) {
            allByes.computeIfAbsent(game.round(), any -> new TreeMap<>()).putAll(SectionRules.byes(game));
        }
        allByes.forEach((round, ofRound) -> ofRound.forEach((name, kind) -> {
            boolean paired = matches.keySet().stream()
                    .anyMatch(key -> key.getFirst().equals(round)
                            && key.subList(1, 3).contains(teamNumbers.getOrDefault(name, 0)));
            if (teamNumbers.containsKey(name) && !paired) {
                pairings.add(new TeamBye(round, teamNumbers.get(name), kind));
            }
        }));
        return pairings;
    }

    private TeamMatch match(List<TableGame> games) {
        int first = teamNumbers.get(SectionRules.team(games.getFirst(), Side.WHITE));
        int second = teamNumbers.get(SectionRules.team(games.getFirst(), Side.BLACK));
        List<Board> boards = new ArrayList<>();
        for (TableGame game : games) {
            Side side = teamNumbers.get(SectionRules.team(game, Side.WHITE)) == first ? Side.WHITE : Side.BLACK;
            Side other = side == Side.WHITE ? Side.BLACK : Side.WHITE;
            boards.add(new Board(
                    boards.size() + 1,
                    numbers.get(player(game, side).id()),
                    numbers.get(player(game, other).id()),
                    outcome(game, side),
                    outcome(game, other),
                    open(game)));
        }
        return TeamMatch.ofBoards(games.getFirst().round(), first, second, boards);
    }

    private List<Team> listed(Map<List<Integer>, List<TableGame>> matches) {
        Map<Integer, List<Integer>> members = new TreeMap<>();
        teamNumbers.values().forEach(number -> members.put(number, new ArrayList<>()));
        for (List<TableGame> games : matches.values()) {
            for (TableGame game : games) {
                for (Side side : Side.values()) {
                    List<Integer> own = members.get(teamNumbers.get(SectionRules.team(game, side)));
                    int number = numbers.get(player(game, side).id());
                    if (!own.contains(number)) {
                        own.add(number);
                    }
                }
            }
        }
        return teamNumbers.entrySet().stream()
                .map(team -> new Team(team.getValue(), team.getKey(), "", Points.ZERO, members.get(team.getValue())))
                .toList();
    }

    private static Player player(TableGame game, Side side) {
        return side == Side.WHITE ? game.white() : game.black();
    }
}
