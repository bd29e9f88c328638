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
import org.chatrang.tournament.live.Change;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Specials;
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
    private final Map<Integer, Player> byNumber = new HashMap<>();
    private final Map<Integer, TreeMap<Integer, PlayerRound>> rounds = new TreeMap<>();
    private final SectionTeams teams;
    private boolean regular = true;

    SectionTournament(SectionRules rules) {
        this.rules = rules;
        for (TableGame game : rules.inOrder()) {
            enter(game.white());
            enter(game.black());
        }
        number();
        teams = new SectionTeams(rules, player -> numbers.get(player.id()));
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
            byNumber.put(numbers.get(id), inOrder.get(i));
            rounds.put(numbers.get(id), new TreeMap<>());
        }
    }

    /** The player with a number. */
    Player player(int number) {
        return byNumber.get(number);
    }

    /** The teams; none in a tournament of individuals. */
    SectionTeams teams() {
        return teams;
    }

    /** Whether nobody has two games in a round: only then each game stands in the rounds of both its players. */
    boolean isRegular() {
        return regular;
    }

    private void enter(TableGame game) {
        if (game.isPaired()) {
            int white = numbers.get(game.white().id());
            int black = numbers.get(game.black().id());
            enter(white, game, new PlayerRound(black, Colour.WHITE, outcome(game, Side.WHITE), open(game)));
            enter(black, game, new PlayerRound(white, Colour.BLACK, outcome(game, Side.BLACK), open(game)));
        }
        if (teams.isEmpty()) {
            SectionRules.byes(game).forEach((id, kind) -> {
                if (numbers.containsKey(id)) {
                    rounds.get(numbers.get(id)).putIfAbsent(game.round(), PlayerRound.bye(kind));
                }
            });
        }
    }

    private void enter(int number, TableGame game, PlayerRound round) {
        PlayerRound before = rounds.get(number).put(game.round(), round);
        regular &= before == null || before.outcome().isBye();
    }

    /** What a game changes here when something else was played in it; nothing if it does not count for the ranks. */
    Optional<Change> change(TableGame game) {
        if (!game.isPaired()) {
            return Optional.empty();
        }
        if (!teams.isEmpty()) {
            return teams.change(game);
        }
        return Optional.of(new Change.Game(
                game.round(),
                numbers.get(game.white().id()),
                numbers.get(game.black().id()),
                outcome(game, Side.WHITE),
                outcome(game, Side.BLACK),
                open(game)));
    }

    static boolean open(TableGame game) {
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
        boolean team = !teams.isEmpty();
        Regulations regulations = new Regulations(
                rules.system(team),
                rules.rounds(),
                team ? teams.boards() : 0,
                rules.points(),
                rules.matchPoints(),
                team ? ScoreKind.MATCH_POINTS : ScoreKind.GAME_POINTS,
                rules.tieBreaks());
        List<org.chatrang.tournament.model.Player> all =
                rounds.keySet().stream().map(this::entered).toList();
        Event event = new Event("", "", "", rules.start(), Optional.empty());
        return new Tournament(event, regulations, all, teams.listed(), teams.pairings(), Specials.NONE);
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
}
