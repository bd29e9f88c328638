package org.chatrang.tournament.file.trf;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.LineUp;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.TeamPairings;
import org.chatrang.tournament.model.Tournament;

/**
 * The tournament a report tells of. Every record that refers to another one is checked against it, and all that does not fit
 * is named at once; nothing is imported then.
 */
public final class TrfImport {
    private final TrfDocument document;
    private final Problems problems = new Problems();
    private final PlayerLines players;
    private final TeamLines teams;
    private final TeamRounds teamRounds;
    private final PointSystems points;

    private TrfImport(TrfDocument document) {
        this.document = document;
        this.players = new PlayerLines(document, problems);
        this.teams = new TeamLines(document, players, problems);
        this.teamRounds = new TeamRounds(document, players, teams, problems);
        this.points = new PointSystems(document, problems);
    }

    /** The tournament in these bytes. */
    public static Tournament tournament(byte[] bytes) throws ImportException {
        return of(TrfDocument.read(bytes));
    }

    /** The tournament of this report. */
    public static Tournament of(TrfDocument document) throws ImportException {
        return new TrfImport(document).tournament();
    }

    private Tournament tournament() throws ImportException {
        boolean team = isTeam();
        players.check();
        if (!team) {
            document.all(ByeRecord.class).forEach(players::enter);
        }
        Regulations regulations = regulations(team);
        Event event = event();
        Specials specials = specials(team);
        new ScoreCheck(
                        players,
                        new PlayerPoints(points.games(), team ? points.adjustments() : specials.adjustments()),
                        team,
                        problems)
                .check();
        List<TeamPairing> recorded = List.of();
        List<LineUp> lineUps = List.of();
        if (team) {
            teams.checkMatches();
            recorded = teamRounds.recorded();
            lineUps = teamRounds.lineUps();
        }
        problems.throwIfAny();
        List<Player> entered = players.players();
        List<Team> listed = team ? teams.teams() : List.of();
        List<TeamPairing> pairings =
                team ? matches(entered, listed, lineUps, recorded, regulations.boards()) : List.of();
        return new Tournament(event, regulations, entered, listed, pairings, specials);
    }

    private List<TeamPairing> matches(
            List<Player> entered, List<Team> listed, List<LineUp> lineUps, List<TeamPairing> recorded, int boards)
            throws ImportException {
        List<TeamPairing> pairings = List.of();
        try {
            pairings = TeamPairings.derive(entered, listed, lineUps, recorded, boards);
        } catch (IllegalArgumentException contradiction) {
            problems.at(0, 0, "line-ups that fit the games", contradiction.getMessage());
        }
        teamRounds.checkOneEach(pairings);
        problems.throwIfAny();
        return pairings;
    }

    private boolean isTeam() {
        if (teams.none()) {
            return false;
        }
        String declared = first("192") + " " + first("092");
        boolean numbered = !document.all(TeamRecord.class).isEmpty();
        boolean said = declared.toLowerCase(Locale.ROOT).contains("team");
        return said || !Systems.saysIndividual(declared.strip()) && (numbered || teams.gamesAreMatches());
    }

    private String first(String code) {
        return document.text(code).map(placed -> placed.record().text().strip()).orElse("");
    }

    private Event event() {
        return new Event(first("012"), first("022"), first("032"), date("042"), date("052"));
    }

    private Optional<LocalDate> date(String code) {
        Optional<TrfDocument.Placed<TextRecord>> written = document.text(code);
        Optional<LocalDate> date =
                written.flatMap(placed -> Dates.parse(placed.record().text()));
        if (written.isPresent() && date.isEmpty()) {
            problems.at(
                    written.get().line(),
                    5,
                    "a day as YYYY/MM/DD",
                    written.get().record().text().strip());
        }
        return date;
    }

    private Regulations regulations(boolean team) {
        int announced = rounds();
        PairingSystem system = Systems.declared(first("192"), team)
                .or(() -> Systems.declared(first("092"), team))
                .orElseGet(() -> team ? PairingSystem.TEAM_SWISS : Systems.shown(players.records(), announced));
        return new Regulations(
                system.isTeam() == team ? system : asDeclared(system, team),
                announced,
                team ? teams.boards() : 0,
                points.games(),
                points.matches(),
                team ? Systems.primary(first("192")) : ScoreKind.GAME_POINTS,
                tieBreaks());
    }

    /** A code for teams in a report without teams, or a Scheveningen match of teams. */
    private static PairingSystem asDeclared(PairingSystem system, boolean team) {
        return switch (system) {
            case TEAM_ROUND_ROBIN -> PairingSystem.ROUND_ROBIN;
            case TEAM_DOUBLE_ROUND_ROBIN -> PairingSystem.DOUBLE_ROUND_ROBIN;
            case TEAM_KNOCK_OUT -> PairingSystem.KNOCK_OUT;
            case SCHEVENINGEN -> team ? PairingSystem.TEAM_DOUBLE_ROUND_ROBIN : system;
            case TEAM_SWISS, SWISS, ROUND_ROBIN, DOUBLE_ROUND_ROBIN, KNOCK_OUT ->
                team ? PairingSystem.TEAM_SWISS : PairingSystem.SWISS;
        };
    }

    private int rounds() {
        Optional<TrfDocument.Placed<TextRecord>> written = document.text("142").or(() -> document.text("XXR"));
        if (written.isEmpty()) {
            return players.paired();
        }
        String number = written.get().record().text().strip();
        if (!number.matches("\\d{1,3}")) {
            problems.at(written.get().line(), 5, "the number of rounds", number);
            return players.paired();
        }
        if (Integer.parseInt(number) < players.paired()) {
            problems.at(
                    written.get().line(), 5, players.paired() + " rounds or more, for that many are paired", number);
        }
        return Integer.parseInt(number);
    }

    /** Record 202, or 212 without the points it starts with. */
    private List<String> tieBreaks() {
        String list = first("202").isEmpty() ? first("212") : first("202");
        List<String> codes = new ArrayList<>();
        for (String code : list.split("[,;]")) {
            boolean isPoints = code.strip().equalsIgnoreCase("PTS");
            if (!code.isBlank() && !isPoints) {
                codes.add(code.strip());
            }
        }
        return codes;
    }

    private Specials specials(boolean team) {
        SpecialLines lines = new SpecialLines(document, team ? teams::has : players::has, problems);
        List<Adjustment> adjustments = new ArrayList<>(points.adjustments());
        adjustments.addAll(lines.adjustments());
        return new Specials(lines.accelerations(), adjustments, lines.forbiddenPairs(), Set.of());
    }
}
