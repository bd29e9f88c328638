package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.tournament.file.FileText;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;

/**
 * Writes a tournament as a report. TRF26 says everything the tournament has; older versions leave out what they have no
 * record for.
 */
public final class TrfExport {
    private final Tournament tournament;
    private final TrfVersion version;
    private final List<TrfRecord> records = new ArrayList<>();

    private TrfExport(Tournament tournament, TrfVersion version) {
        this.tournament = tournament;
        this.version = version;
    }

    /**
     * With the ranks of the tournament's own list of tie-breaks.
     *
     * @throws org.chatrang.tournament.tiebreak.TieBreakException if that list names a tie-break that is not known
     */
    public static TrfDocument of(Tournament tournament, TrfVersion version) {
        return of(tournament, version, Standings.of(tournament).table());
    }

    /** With the ranks of this table. */
    public static TrfDocument of(Tournament tournament, TrfVersion version, Table table) {
        Map<Integer, Row> rows = new LinkedHashMap<>();
        table.rows().forEach(row -> rows.put(row.number(), row));
        return new TrfExport(tournament, version).document(rows);
    }

    private TrfDocument document(Map<Integer, Row> rows) {
        event();
        if (version == TrfVersion.TRF26) {
            regulations();
        } else if (version == TrfVersion.TRF16) {
            text("XXR", String.valueOf(tournament.rounds()));
            dialectPoints();
        }
        tournament
                .players()
                .forEach(player -> records.add(player(player, tournament.isTeam() ? null : rows.get(player.number()))));
        records.addAll(new TeamExport(tournament, version, rows).records());
        return new TrfDocument(records, FileText.Form.USUAL);
    }

    private void event() {
        text("012", tournament.event().name());
        text("022", tournament.event().city());
        text("032", tournament.event().federation());
        text("042", date(tournament.event().start()));
        text("052", date(tournament.event().end()));
        text("062", String.valueOf(tournament.players().size()));
        text(
                "072",
                String.valueOf(
                        tournament.players().stream().filter(Player::isRated).count()));
        if (tournament.isTeam()) {
            text("082", String.valueOf(tournament.teams().size()));
        }
        text("092", Systems.words(tournament.regulations().system()));
    }

    private void regulations() {
        Regulations regulations = tournament.regulations();
        text("142", String.valueOf(tournament.rounds()));
        gamePoints(regulations.gamePoints());
        text("192", Systems.code(regulations.system(), regulations.primary()));
        if (!regulations.tieBreaks().isEmpty()) {
            text("202", String.join(",", regulations.tieBreaks()));
        }
        if (tournament.isTeam()) {
            StringBuilder colours = new StringBuilder();
            for (int board = 1; board <= regulations.boards(); board++) {
                colours.append(board % 2 == 1 ? 'W' : 'B');
            }
            text("352", colours.toString());
            matchPoints(regulations.matchPoints());
        }
    }

    private void gamePoints(GamePoints points) {
        if (!points.equals(GamePoints.STANDARD)) {
            Map<String, BigDecimal> values = new LinkedHashMap<>();
            values.put("W", points.win().toBigDecimal());
            values.put("D", points.draw().toBigDecimal());
            values.put("L", points.loss().toBigDecimal());
            values.put("A", points.absent().toBigDecimal());
            values.put("P", points.pairingBye().toBigDecimal());
            values.put("X", points.unknown().toBigDecimal());
            records.add(new PointSystemRecord(PointSystemRecord.GAMES, values));
        }
    }

    private void matchPoints(MatchPoints points) {
        Map<String, BigDecimal> values = new LinkedHashMap<>();
        values.put("TW", points.win().toBigDecimal());
        values.put("TD", points.draw().toBigDecimal());
        values.put("TL", points.loss().toBigDecimal());
        records.add(new PointSystemRecord(PointSystemRecord.MATCHES, values));
    }

    private void dialectPoints() {
        GamePoints points = tournament.regulations().gamePoints();
        if (!points.equals(GamePoints.STANDARD)) {
            text("XXS", "W=" + points.win() + " D=" + points.draw() + " L=" + points.loss());
            text("XXS", "ZPB=" + points.absent() + " FL=" + points.absent() + " PAB=" + points.pairingBye());
        }
    }

    private PlayerRecord player(Player player, Row row) {
        List<RoundCell> cells = new ArrayList<>();
        for (PlayerRound round : player.rounds()) {
            cells.add(new RoundCell(
                    round.opponent(), round.colour().letter(), round.outcome().letter()));
        }
        PlayerPoints points = new PlayerPoints(
                tournament.regulations().gamePoints(),
                tournament.isTeam() ? List.of() : tournament.specials().adjustments());
        Points sum = points.of(
                player.number(),
                player.rounds().stream().map(PlayerRound::outcome).toList());
        return new PlayerRecord(
                player.number(),
                player.sex(),
                player.title(),
                player.name(),
                player.isRated() ? player.rating() : null,
                player.federation(),
                player.fideId(),
                player.birth(),
                sum.toBigDecimal(),
                row == null ? null : row.rank(),
                cells);
    }

    private void text(String code, String text) {
        if (!text.isEmpty()) {
            records.add(new TextRecord(code, text));
        }
    }

    private static String date(Optional<LocalDate> date) {
        return date.map(Dates::write).orElse("");
    }
}
