package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Acceleration;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.ForbiddenPairs;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.FieldBuilder;

/** The records of a report after those of the players: teams and their rounds, accelerations, abnormal points. */
final class TeamExport {
    private final Tournament tournament;
    private final TrfVersion version;
    private final Map<Integer, Row> rows;
    private final List<TrfRecord> records = new ArrayList<>();

    TeamExport(Tournament tournament, TrfVersion version, Map<Integer, Row> rows) {
        this.tournament = tournament;
        this.version = version;
        this.rows = rows;
    }

    List<TrfRecord> records() {
        if (version != TrfVersion.TRF26) {
            tournament.teams().forEach(team -> records.add(new OldTeamRecord(team.name(), team.members())));
            return records;
        }
        if (tournament.isTeam()) {
            teams();
            byes();
            tournament.pairings().forEach(this::pairing);
        }
        tournament.specials().accelerations().forEach(this::acceleration);
        tournament.specials().forbiddenPairs().forEach(this::forbidden);
        tournament.specials().adjustments().forEach(this::adjustment);
        return records;
    }

    private void teams() {
        Field field = FieldBuilder.of(tournament, tournament.playedRounds());
        List<Team> teams = tournament.teams();
        for (int place = 0; place < teams.size(); place++) {
            Team team = teams.get(place);
            Row row = rows.get(team.number());
            records.add(new TeamRecord(
                    team.number(),
                    team.name(),
                    team.nick(),
                    team.strength().equals(Points.ZERO) ? "" : whole(team.strength()),
                    score(field, place, ScoreKind.MATCH_POINTS),
                    score(field, place, ScoreKind.GAME_POINTS),
                    row == null ? null : row.rank(),
                    team.members()));
        }
    }

    private static BigDecimal score(Field field, int place, ScoreKind kind) {
        return new Points(field.line(place).score(kind)).toBigDecimal();
    }

    private static String whole(Points strength) {
        return strength.toBigDecimal().stripTrailingZeros().toPlainString();
    }

    /** One record for all allocated byes, if there is one of them or they are not worth a draw. */
    private void byes() {
        MatchPoints points = tournament.regulations().matchPoints();
        List<Integer> byRound = new ArrayList<>();
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing instanceof TeamBye bye && bye.kind() == Outcome.PAIRING_BYE) {
                while (byRound.size() < bye.round()) {
                    byRound.add(0);
                }
                byRound.set(bye.round() - 1, bye.team());
            }
        }
        boolean unusual = points.pairingByeMatchPoints().isPresent()
                || points.pairingByeGamePoints().isPresent();
        if (!byRound.isEmpty() || unusual) {
            records.add(new TeamByeRecord(
                    points.pairingByeMatchPoints().map(Points::toBigDecimal).orElse(null),
                    points.pairingByeGamePoints().map(Points::toBigDecimal).orElse(null),
                    byRound));
        }
    }

    private void pairing(TeamPairing pairing) {
        switch (pairing) {
            case TeamBye bye -> {
                if (bye.kind() != Outcome.PAIRING_BYE && bye.kind() != Outcome.ABSENT) {
                    records.add(new ByeRecord(bye.kind().letter(), bye.round(), List.of(bye.team())));
                }
            }
            case TeamMatch match -> match(match);
        }
    }

    private void match(TeamMatch match) {
        switch (match.decision()) {
            case BOARDS -> lineUps(match);
            case FIRST_FORFEITS ->
                records.add(new ForfeitedMatchRecord("-+", match.round(), match.first(), match.second()));
            case SECOND_FORFEITS ->
                records.add(new ForfeitedMatchRecord("+-", match.round(), match.first(), match.second()));
            case BOTH_FORFEIT ->
                records.add(new ForfeitedMatchRecord("--", match.round(), match.first(), match.second()));
        }
    }

    private void lineUps(TeamMatch match) {
        if (match.boards().isEmpty()) {
            throw new IllegalArgumentException("round " + match.round() + ": the match of teams " + match.first()
                    + " and " + match.second() + " has a score without boards: a report tells of its boards only");
        }
        List<Integer> first = match.boards().stream().map(Board::first).toList();
        List<Integer> second = match.boards().stream().map(Board::second).toList();
        records.add(new LineUpRecord(match.round(), match.first(), match.second(), first));
        records.add(new LineUpRecord(match.round(), match.second(), match.first(), second));
    }

    private void acceleration(Acceleration acceleration) {
        records.add(new AccelerationRecord(
                tournament.isTeam() ? acceleration.matchPoints().toBigDecimal() : null,
                acceleration.gamePoints().toBigDecimal(),
                acceleration.firstRound(),
                acceleration.lastRound(),
                acceleration.firstNumber(),
                acceleration.lastNumber()));
    }

    private void forbidden(ForbiddenPairs pairs) {
        records.add(new ForbiddenPairsRecord(pairs.firstRound(), pairs.lastRound(), pairs.participants()));
    }

    private void adjustment(Adjustment adjustment) {
        records.add(new AbnormalPointsRecord(
                adjustment.outcome().map(TeamExport::letter).orElse(' '),
                tournament.isTeam() ? adjustment.matchPoints().toBigDecimal() : null,
                adjustment.gamePoints().toBigDecimal(),
                adjustment.round(),
                adjustment.participants()));
    }

    private static char letter(Outcome outcome) {
        return switch (outcome) {
            case WIN, WIN_UNRATED -> 'W';
            case DRAW, DRAW_UNRATED -> 'D';
            case LOSS, LOSS_UNRATED -> 'L';
            case FORFEIT_WIN, FORFEIT_LOSS, HALF_BYE, FULL_BYE, PAIRING_BYE, ZERO_BYE, ABSENT, UNKNOWN, PENDING ->
                outcome.letter();
        };
    }
}
