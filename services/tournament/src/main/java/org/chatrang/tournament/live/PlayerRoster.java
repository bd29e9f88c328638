package org.chatrang.tournament.live;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.tiebreak.FieldBuilder;
import org.chatrang.tournament.tiebreak.Line;

/** The rounds of individuals. */
final class PlayerRoster implements Roster {
    private final Tournament start;
    private final Map<Integer, Player> players = new TreeMap<>();

    PlayerRoster(Tournament tournament) {
        this.start = tournament;
        tournament.players().forEach(player -> players.put(player.number(), player));
    }

    @Override
    public Set<Integer> apply(Change change) {
        return switch (change) {
            case Change.Game game -> game(game);
            case Change.Bye bye -> bye(bye);
            case Change.Match match -> throw Roster.misfit(match, "this is a tournament of individuals");
            case Change.BoardResult board -> throw Roster.misfit(board, "this is a tournament of individuals");
            case Change.Withdrawal withdrawal -> throw Roster.misfit(withdrawal, "it concerns the tournament");
            case Change.Round round -> throw Roster.misfit(round, "it concerns the tournament");
        };
    }

    private Set<Integer> game(Change.Game game) {
        Roster.checkRound(game, game.round());
        check(game, game.white());
        check(game, game.black());
        if (game.white() == game.black()) {
            throw Roster.misfit(game, "nobody plays against himself");
        }
        if (game.whiteOutcome().isBye() || game.blackOutcome().isBye()) {
            throw Roster.misfit(game, "a bye has no opponent");
        }
        Set<Integer> changed = new LinkedHashSet<>();
        set(
                game.white(),
                game.round(),
                new PlayerRound(game.black(), Colour.WHITE, game.whiteOutcome(), game.provisional()),
                changed);
        set(
                game.black(),
                game.round(),
                new PlayerRound(game.white(), Colour.BLACK, game.blackOutcome(), game.provisional()),
                changed);
        return changed;
    }

    private Set<Integer> bye(Change.Bye bye) {
        Roster.checkRound(bye, bye.round());
        check(bye, bye.participant());
        if (!bye.kind().isBye()) {
            throw Roster.misfit(bye, bye.kind() + " is no bye");
        }
        Set<Integer> changed = new LinkedHashSet<>();
        set(bye.participant(), bye.round(), PlayerRound.bye(bye.kind()), changed);
        return changed;
    }

    private void check(Change change, int number) {
        if (!players.containsKey(number)) {
            throw Roster.misfit(change, "no player has number " + number);
        }
    }

    private void set(int number, int round, PlayerRound played, Set<Integer> changed) {
        Player player = players.get(number);
        int before = player.round(round).opponent();
        replace(player, round, played, changed);
        Player left = before == 0 || before == played.opponent() ? null : players.get(before);
        if (left != null && left.round(round).opponent() == number) {
            replace(left, round, PlayerRound.bye(Outcome.ABSENT), changed);
        }
    }

    private void replace(Player player, int round, PlayerRound played, Set<Integer> changed) {
        List<PlayerRound> rounds = new ArrayList<>(player.rounds());
        Roster.fill(rounds, round, PlayerRound.ABSENT);
        rounds.set(round - 1, played);
        players.put(player.number(), player.withRounds(rounds));
        changed.add(player.number());
    }

    @Override
    public Line line(FieldBuilder builder, int number) {
        return builder.line(players.get(number));
    }

    @Override
    public boolean hasOpenEnd() {
        return start.regulations().rounds() == 0;
    }

    @Override
    public Tournament tournament() {
        return new Tournament(
                start.event(),
                start.regulations(),
                List.copyOf(players.values()),
                List.of(),
                List.of(),
                start.specials());
    }
}
