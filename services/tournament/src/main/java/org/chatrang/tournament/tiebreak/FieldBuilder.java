package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;

/**
 * Turns a tournament into a field. Its lines can be made one by one, so that one result changes no more than the lines of
 * those it concerns.
 */
public final class FieldBuilder {
    private final Tournament tournament;
    private final Setting setting;
    private final Map<Integer, Integer> placeOf = new HashMap<>();

    /**
     * A builder.
     *
     * @param tournament whose rules, participants and specials count; its rounds only for {@link #build()}
     * @param round the last round that counts, from 0
     */
    public FieldBuilder(Tournament tournament, int round) {
        this.tournament = tournament;
        Regulations rules = tournament.regulations();
        boolean team = tournament.isTeam();
        this.setting = new Setting(
                rules.system().isPredetermined(),
                team,
                team ? rules.boards() : 1,
                round,
                Math.max(round, tournament.rounds()),
                team ? rules.primary() : ScoreKind.GAME_POINTS,
                team
                        ? rules.matchPoints().win().units()
                        : rules.gamePoints().win().units(),
                team
                        ? rules.matchPoints().draw().units()
                        : rules.gamePoints().draw().units(),
                rules.gamePoints().win().units(),
                rules.gamePoints().draw().units());
        int place = 0;
        for (Player player : team ? List.<Player>of() : tournament.players()) {
            placeOf.put(player.number(), place++);
        }
        for (Team each : team ? tournament.teams() : List.<Team>of()) {
            placeOf.put(each.number(), place++);
        }
    }

    public static Field of(Tournament tournament, int round) {
        return new FieldBuilder(tournament, round).build();
    }

    public Setting setting() {
        return setting;
    }

    /** The place of a participant in the field by its number; -1 if there is none. */
    public int place(int number) {
        return placeOf.getOrDefault(number, -1);
    }

    public Field build() {
        if (!setting.team()) {
            return new Field(
                    setting, tournament.players().stream().map(this::line).toArray(Line[]::new));
        }
        Map<Integer, List<TeamPairing>> pairings = new HashMap<>();
        for (TeamPairing pairing : tournament.pairings()) {
            for (int team : TeamCells.teams(pairing)) {
                pairings.computeIfAbsent(team, none -> new ArrayList<>()).add(pairing);
            }
        }
        return new Field(
                setting,
                tournament.teams().stream()
                        .map(team -> line(team, pairings.getOrDefault(team.number(), List.of())))
                        .toArray(Line[]::new));
    }

    /** The line of a player. */
    public Line line(Player player) {
        Cell[] cells = new Cell[setting.round()];
        for (int round = 1; round <= cells.length; round++) {
            cells[round - 1] = cell(player.number(), round, player.round(round));
        }
        return line(player.number(), player.rating(), cells);
    }

    /**
     * The line of a team.
     *
     * @param pairings all of this team
     * @throws IllegalArgumentException if it has two in a round
     */
    public Line line(Team team, List<TeamPairing> pairings) {
        Cell[] cells = new Cell[setting.round()];
        Arrays.fill(cells, Cell.ABSENT);
        TeamCells teamCells = new TeamCells(tournament.regulations(), this::place);
        for (TeamPairing pairing : pairings) {
            if (pairing.round() <= cells.length) {
                if (cells[pairing.round() - 1] != Cell.ABSENT) {
                    throw new IllegalArgumentException(
                            "team " + team.number() + " has two pairings in round " + pairing.round());
                }
                cells[pairing.round() - 1] = counted(team.number(), teamCells.cell(pairing, team.number()));
            }
        }
        return line(team.number(), 0, cells);
    }

    private Line line(int number, int rating, Cell[] cells) {
        long matchBonus = 0;
        long gameBonus = 0;
        for (Adjustment adjustment : tournament.specials().adjustments()) {
            boolean inTime = adjustment.round() <= setting.round();
            if (adjustment.outcome().isEmpty() && inTime && adjustment.concerns(number, adjustment.round())) {
                matchBonus += adjustment.matchPoints().units();
                gameBonus += adjustment.gamePoints().units();
            }
        }
        boolean annulled = tournament.specials().annulled().contains(number);
        return new Line(setting, number, rating, annulled, List.of(cells), matchBonus, gameBonus);
    }

    private Cell cell(int number, int round, PlayerRound played) {
        Outcome outcome = played.outcome();
        int opponent = played.opponent() == 0 ? -1 : place(played.opponent());
        long units = units(outcome, number, round).units();
        return counted(
                number,
                new Cell(
                        CellKinds.of(outcome, opponent >= 0),
                        opponent,
                        played.colour(),
                        units,
                        units,
                        CellKinds.halves(outcome),
                        played.provisional() || outcome == Outcome.UNKNOWN,
                        List.of()));
    }

    private Points units(Outcome outcome, int number, int round) {
        for (Adjustment adjustment : tournament.specials().adjustments()) {
            if (adjustment.outcome().filter(outcome::equals).isPresent() && adjustment.concerns(number, round)) {
                return adjustment.gamePoints();
            }
        }
        return tournament.regulations().gamePoints().of(outcome);
    }

    private Cell counted(int number, Cell cell) {
        var annulled = tournament.specials().annulled();
        if (annulled.isEmpty()) {
            return cell;
        }
        boolean opponentAnnulled = cell.isPaired() && annulled.contains(numberAt(cell.opponent()));
        return annulled.contains(number) || opponentAnnulled ? Cell.NOTHING : cell;
    }

    private int numberAt(int place) {
        return setting.team()
                ? tournament.teams().get(place).number()
                : tournament.players().get(place).number();
    }

    /** The match points of a pairing's bye, for those who print them. */
    static Points byePoints(MatchPoints points, Outcome kind) {
        return switch (kind) {
            case PAIRING_BYE -> points.pairingBye();
            case FULL_BYE -> points.win();
            case HALF_BYE -> points.draw();
            case ZERO_BYE, ABSENT -> points.absent();
            case WIN,
                    DRAW,
                    LOSS,
                    WIN_UNRATED,
                    DRAW_UNRATED,
                    LOSS_UNRATED,
                    FORFEIT_WIN,
                    FORFEIT_LOSS,
                    UNKNOWN,
                    PENDING -> throw new IllegalArgumentException(kind + " is no bye");
        };
    }
}
