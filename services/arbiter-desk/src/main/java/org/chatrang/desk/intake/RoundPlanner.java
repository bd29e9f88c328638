package org.chatrang.desk.intake;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.StandingsSpec;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;

/**
 * Plans the games of a paired round. A player's identity is the number in the report. Individuals sit down in the order of their
 * scores before the round (C.04.1): the better player's, both, then the smaller number; teams match after match.
 */
final class RoundPlanner {
    private final Tournament tournament;
    private final String eventId;
    private final EventRequest request;
    private final Map<Integer, Player> players = new HashMap<>();
    private final Map<Integer, String> teams = new HashMap<>();

    RoundPlanner(Tournament tournament, String eventId, EventRequest request) {
        this.tournament = tournament;
        this.eventId = eventId;
        this.request = request;
        tournament.players().forEach(player -> players.put(player.number(), player));
        tournament.teams().forEach(team -> teams.put(team.number(), team.name()));
    }

    private record Seat(Player white, Player black, String whiteTeam, String blackTeam) {}

    PlannedEvent plan(int round) {
        List<Seat> seats = tournament.isTeam() ? ofTeams(round) : ofPlayers(round);
        List<PlannedGame> games = new ArrayList<>();
        for (Seat seat : seats) {
            int board = games.size() + 1;
            String gameId = eventId + "." + request.section() + "." + round + "." + board;
            games.add(new PlannedGame(gameId, "table-" + board, board, schedule(seat, round, board)));
        }
        return new PlannedEvent(eventId, games, List.of());
    }

    private List<Seat> ofPlayers(int round) {
        List<Seat> seats = new ArrayList<>();
        for (Player player : tournament.players()) {
            PlayerRound paired = player.round(round);
            boolean white = paired.colour() == Colour.WHITE
                    || paired.colour() == Colour.NONE && player.number() < paired.opponent();
            if (paired.opponent() != 0 && white && !paired.outcome().isForfeit()) {
                seats.add(new Seat(player, players.get(paired.opponent()), null, null));
            }
        }
        seats.sort(Comparator.<Seat, Points>comparing(
                        seat -> larger(score(seat.white, round), score(seat.black, round)))
                .reversed()
                .thenComparing(
                        seat -> score(seat.white, round).plus(score(seat.black, round)), Comparator.reverseOrder())
                .thenComparing(seat -> Math.min(seat.white.number(), seat.black.number())));
        return seats;
    }

    private Points score(Player player, int before) {
        Points score = Points.ZERO;
        for (int round = 1; round < before; round++) {
            score = score.plus(
                    tournament.regulations().gamePoints().of(player.round(round).outcome()));
        }
        return score;
    }

    private static Points larger(Points one, Points other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private List<Seat> ofTeams(int round) {
        List<Seat> seats = new ArrayList<>();
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing.round() == round && pairing instanceof TeamMatch match) {
                match.boards().stream()
                        .filter(board -> board.first() != 0 && board.second() != 0)
                        .forEach(board -> seats.add(seat(match, board)));
            }
        }
        return seats;
    }

    private Seat seat(TeamMatch match, Board board) {
        Player first = players.get(board.first());
        Player second = players.get(board.second());
        String firstTeam = teams.get(match.first());
        String secondTeam = teams.get(match.second());
        Colour colour = first.round(match.round()).colour();
        boolean firstIsWhite = colour == Colour.NONE ? board.number() % 2 == 1 : colour == Colour.WHITE;
        return firstIsWhite
                ? new Seat(first, second, firstTeam, secondTeam)
                : new Seat(second, first, secondTeam, firstTeam);
    }

    private GameScheduled schedule(Seat seat, int round, int board) {
        TimeControlSpec timeControl =
                request.timeControl().map(TimeControls::specOf).orElse(null);
        return new GameScheduled(
                eventId,
                request.name().orElse(tournament.event().name()),
                request.site().orElse(blankToNull(tournament.event().city())),
                null,
                request.section(),
                round,
                round + "." + board,
                board,
                player(seat.white),
                player(seat.black),
                null,
                timeControl,
                request.rules(),
                List.of(request.gatewayId()),
                null,
                standings(seat, round));
    }

    private static org.chatrang.events.Player player(Player player) {
        return new org.chatrang.events.Player(
                String.valueOf(player.number()),
                player.name().isBlank() ? "Player " + player.number() : player.name(),
                blankToNull(player.fideId()),
                blankToNull(player.title()),
                player.isRated() ? player.rating() : null,
                blankToNull(player.federation()));
    }

    /** The report's own settings, unless the request has others. */
    private StandingsSpec standings(Seat seat, int round) {
        StandingsSpec asked = request.standings();
        boolean own = asked == null;
        return new StandingsSpec(
                own || asked.tieBreaks().isEmpty() ? tournament.regulations().tieBreaks() : asked.tieBreaks(),
                own || asked.system() == null
                        ? tournament.regulations().system().name()
                        : asked.system(),
                own || asked.rounds() == null ? (Integer) Math.max(1, tournament.rounds()) : asked.rounds(),
                own || asked.startDate() == null
                        ? tournament.event().start().map(LocalDate::toString).orElse(null)
                        : asked.startDate(),
                byes(round),
                seat.whiteTeam,
                seat.blackTeam);
    }

    private Map<String, String> byes(int round) {
        Map<String, String> byes = new TreeMap<>();
        for (Player player : tournament.isTeam() ? List.<Player>of() : tournament.players()) {
            Outcome outcome = player.round(round).outcome();
            if (outcome.isBye() && outcome != Outcome.ABSENT) {
                byes.put(String.valueOf(player.number()), String.valueOf(outcome.letter()));
            }
        }
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing.round() == round && pairing instanceof TeamBye bye && bye.kind() != Outcome.ABSENT) {
                byes.put(teams.get(bye.team()), String.valueOf(bye.kind().letter()));
            }
        }
        return byes;
    }

    private static String blankToNull(String text) {
        return text.isBlank() ? null : text;
    }
}
