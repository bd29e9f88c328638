package org.chatrang.tournament.file.jch;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.tournament.explain.Explainer;
import org.chatrang.tournament.explain.Explanation;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.FieldBuilder;

/** Writes a tournament and its table as one JSON document: players, results, ranks and tie-breaks. */
public final class JchExport {
    private final Tournament tournament;
    private final Table table;
    private final Optional<Explainer> explainer;

    private JchExport(Tournament tournament, Table table, Optional<Explainer> explainer) {
        this.tournament = tournament;
        this.table = table;
        this.explainer = explainer;
    }

    /** The same with what each round adds to each value, and what was cut. */
    public static byte[] explained(Standings standings) {
        return bytes(new JchExport(standings.tournament(), standings.table(), Optional.of(new Explainer(standings))));
    }

    /** UTF-8, one line. */
    public static byte[] of(Tournament tournament, Table table) {
        return bytes(new JchExport(tournament, table, Optional.empty()));
    }

    private static byte[] bytes(JchExport export) {
        return (Json.write(export.document()) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private Map<String, Object> document() {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("filetype", "Event");
        event.put("version", "1.0");
        event.put("origin", "chatrang");
        event.put("status", status());
        event.put("eventInfo", eventInfo());
        event.put("ratingLists", List.of(Map.of("listName", "FIDE")));
        event.put("scoreLists", scoreLists());
        event.put(
                "profiles",
                tournament.players().stream().map(JchExport::profile).toList());
        event.put("teams", tournament.teams().stream().map(JchExport::team).toList());
        event.put("tournaments", List.of(section()));
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("event", event);
        return document;
    }

    private static Map<String, Object> status() {
        Map<String, Object> status = new LinkedHashMap<>();
        status.put("code", 0);
        status.put("info", List.of());
        status.put("error", List.of());
        return status;
    }

    private Map<String, Object> eventInfo() {
        Map<String, Object> info = new LinkedHashMap<>();
        info.put("fullName", tournament.event().name());
        info.put("site", tournament.event().city());
        info.put("federation", tournament.event().federation());
        tournament.event().start().ifPresent(start -> info.put("startDate", start.toString()));
        tournament.event().end().ifPresent(end -> info.put("endDate", end.toString()));
        return info;
    }

    private List<Object> scoreLists() {
        List<Object> lists = new ArrayList<>();
        lists.add(scoreList("game", games(tournament.regulations().gamePoints())));
        if (tournament.isTeam()) {
            lists.add(scoreList("match", matches(tournament.regulations().matchPoints())));
        }
        return lists;
    }

    private static Map<String, Object> scoreList(String name, Map<String, Object> values) {
        Map<String, Object> list = new LinkedHashMap<>();
        list.put("listName", name);
        list.put("scoreSystem", values);
        return list;
    }

    private static Map<String, Object> games(GamePoints points) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("W", number(points.win()));
        values.put("D", number(points.draw()));
        values.put("L", number(points.loss()));
        values.put("Z", number(points.absent()));
        values.put("P", number(points.pairingBye()));
        values.put("U", number(points.unknown()));
        values.put("F", "W");
        values.put("H", "D");
        return values;
    }

    private static Map<String, Object> matches(MatchPoints points) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("W", number(points.win()));
        values.put("D", number(points.draw()));
        values.put("L", number(points.loss()));
        values.put("Z", number(points.absent()));
        values.put("P", number(points.pairingBye()));
        values.put("F", "W");
        values.put("H", "D");
        return values;
    }

    private static Map<String, Object> profile(Player player) {
        Map<String, Object> profile = new LinkedHashMap<>();
        int comma = player.name().indexOf(',');
        profile.put("id", player.number());
        profile.put(
                "lastName",
                comma < 0 ? player.name() : player.name().substring(0, comma).strip());
        profile.put(
                "firstName", comma < 0 ? "" : player.name().substring(comma + 1).strip());
        profile.put("sex", player.sex());
        profile.put("federation", player.federation());
        profile.put("fideId", player.fideId().matches("\\d{1,9}") ? Integer.valueOf(player.fideId()) : 0);
        profile.put("rating", List.of(player.rating()));
        profile.put("fideTitle", player.title());
        return profile;
    }

    private static Map<String, Object> team(Team team) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", team.number());
        json.put("teamName", team.name());
        json.put("players", team.members());
        return json;
    }

    private Map<String, Object> section() {
        boolean teams = tournament.isTeam();
        JchResults results = new JchResults(tournament);
        Map<String, Object> section = new LinkedHashMap<>();
        section.put("tournamentNo", 1);
        section.put("tournamentType", tournament.regulations().system().isPredetermined() ? "RoundRobin" : "Swiss");
        section.put("teamTournament", teams);
        section.put("teamSize", Math.max(1, tournament.regulations().boards()));
        section.put("numRounds", tournament.rounds());
        section.put("currentRound", table.round());
        List<String> order = new ArrayList<>(List.of("PTS"));
        table.tieBreaks().forEach(tieBreak -> order.add(tieBreak.toString()));
        section.put("rankOrder", order);
        section.put("rulesEdition", table.edition().id());
        section.put("gameScoreSystem", "game");
        if (teams) {
            section.put("matchScoreSystem", "match");
            section.put("matchList", results.matches());
        }
        section.put("gameList", results.games());
        Field field = FieldBuilder.of(tournament, table.round());
        section.put(
                "competitors",
                table.rows().stream().map(row -> competitor(field, row)).toList());
        return section;
    }

    private Map<String, Object> competitor(Field field, Row row) {
        Map<String, Object> competitor = new LinkedHashMap<>();
        competitor.put("cid", row.number());
        competitor.put(tournament.isTeam() ? "teamId" : "profileId", row.number());
        competitor.put("present", true);
        competitor.put("rank", row.rank());
        competitor.put("tpn", row.number());
        Points games = new Points(field.line(row.place()).score(ScoreKind.GAME_POINTS));
        competitor.put("gamePoints", number(games));
        if (tournament.isTeam()) {
            competitor.put(
                    "matchPoints", number(new Points(field.line(row.place()).score(ScoreKind.MATCH_POINTS))));
        }
        List<Object> scores = new ArrayList<>(List.of(number(row.points())));
        row.values().forEach(value -> scores.add(value.defined() ? new BigDecimal(value.text()) : null));
        competitor.put("tieBreakScore", scores);
        explainer.ifPresent(known -> competitor.put(
                "tiebreakDetails",
                known.explain(row.number()).stream().map(JchExport::detail).toList()));
        return competitor;
    }

    private static Map<String, Object> detail(Explanation explanation) {
        Map<String, Object> detail = new LinkedHashMap<>();
        detail.put("name", explanation.tieBreak().toString());
        detail.put("val", explanation.value().text());
        Map<String, Object> rounds = new LinkedHashMap<>();
        explanation.parts().forEach(part -> rounds.put(String.valueOf(part.round()), new BigDecimal(part.value())));
        detail.put("rounds", rounds);
        detail.put(
                "cut",
                explanation.parts().stream()
                        .filter(part -> !part.counted())
                        .map(Explanation.Part::round)
                        .toList());
        return detail;
    }

    static BigDecimal number(Points points) {
        return new BigDecimal(points.toString());
    }
}
