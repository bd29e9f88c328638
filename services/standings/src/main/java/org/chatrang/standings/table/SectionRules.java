package org.chatrang.standings.table;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.chatrang.events.Side;
import org.chatrang.events.StandingsSpec;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Points;

/**
 * What the schedules of a section's games declare about its table ({@link StandingsSpec}). Of different declarations the one of
 * the first game counts, by round, board and identity.
 */
final class SectionRules {
    /** As far as tournament reports can count; what is said of later rounds is a mistake, and not ranked. */
    private static final int LAST_ROUND = 999;

    private final List<TableGame> inOrder;

    SectionRules(Collection<TableGame> games) {
        this.inOrder = games.stream()
                .filter(game -> game.round() <= LAST_ROUND)
                .sorted(TableGame.IN_ORDER)
                .toList();
    }

    List<TableGame> inOrder() {
        return inOrder;
    }

    /** Empty if the section declares none. */
    List<String> tieBreaks() {
        return inOrder.stream()
                .map(TableGame::standings)
                .filter(spec -> spec != null && !spec.tieBreaks().isEmpty())
                .map(StandingsSpec::tieBreaks)
                .findFirst()
                .orElse(List.of());
    }

    PairingSystem system(boolean teams) {
        PairingSystem declared = declared(StandingsSpec::system)
                .flatMap(name -> Arrays.stream(PairingSystem.values())
                        .filter(system ->
                                system.name().equalsIgnoreCase(name.strip().replace('-', '_')))
                        .findFirst())
                .orElse(PairingSystem.SWISS);
        return declared.isTeam() == teams ? declared : teams ? teamSystem(declared) : PairingSystem.SWISS;
    }

    private static PairingSystem teamSystem(PairingSystem declared) {
        return switch (declared) {
            case ROUND_ROBIN, SCHEVENINGEN -> PairingSystem.TEAM_ROUND_ROBIN;
            case DOUBLE_ROUND_ROBIN -> PairingSystem.TEAM_DOUBLE_ROUND_ROBIN;
            case KNOCK_OUT -> PairingSystem.TEAM_KNOCK_OUT;
            case SWISS, TEAM_SWISS, TEAM_ROUND_ROBIN, TEAM_DOUBLE_ROUND_ROBIN, TEAM_KNOCK_OUT ->
                PairingSystem.TEAM_SWISS;
        };
    }

    /** 0 if the number is not known. */
    int rounds() {
        return declared(StandingsSpec::rounds).orElse(0);
    }

    Optional<LocalDate> start() {
        return declared(StandingsSpec::startDate)
                .flatMap(SectionRules::day)
                .or(() -> inOrder.stream()
                        .map(TableGame::date)
                        .filter(Objects::nonNull)
                        .flatMap(date -> day(date).stream())
                        .min(Comparator.naturalOrder()));
    }

    GamePoints points() {
        PointsRule rule =
                inOrder.isEmpty() ? PointsRule.USUAL : inOrder.getFirst().points();
        try {
            return GamePoints.of(
                    Points.parse(rule.win().toPlainString()),
                    Points.parse(rule.draw().toPlainString()),
                    Points.parse(rule.loss().toPlainString()));
        } catch (IllegalArgumentException tooFine) {
            return GamePoints.STANDARD;
        }
    }

    /** What cannot be read, or is too fine, is as good as nothing said. */
    MatchPoints matchPoints() {
        Optional<PointsRule> rule = declared(StandingsSpec::matchPoints).flatMap(PointsRule::parse);
        try {
            return rule.map(points -> MatchPoints.of(
                            Points.parse(points.win().toPlainString()),
                            Points.parse(points.draw().toPlainString()),
                            Points.parse(points.loss().toPlainString())))
                    .orElse(MatchPoints.STANDARD);
        } catch (IllegalArgumentException tooFine) {
            return MatchPoints.STANDARD;
        }
    }

    /** Whether every game is one of two teams. */
    boolean teams() {
        return !inOrder.isEmpty()
                && inOrder.stream().allMatch(game -> team(game, Side.WHITE) != null && team(game, Side.BLACK) != null);
    }

    /** The team of a side, null if there is none. */
    static String team(TableGame game, Side side) {
        StandingsSpec spec = game.standings();
        if (spec == null) {
            return null;
        }
        return side == Side.WHITE ? spec.whiteTeam() : spec.blackTeam();
    }

    /** Who has which bye in the round of a game; a letter that is none of a bye says nothing. */
    static Map<String, Outcome> byes(TableGame game) {
        Map<String, Outcome> byes = new TreeMap<>();
        if (game.standings() != null) {
            game.standings().byes().forEach((id, letter) -> {
                Optional<Outcome> kind =
                        letter.length() == 1 ? Outcome.ofLetter(letter.charAt(0), false) : Optional.empty();
                kind.filter(Outcome::isBye).ifPresent(outcome -> byes.put(id, outcome));
            });
        }
        return byes;
    }

    private <T> Optional<T> declared(Function<StandingsSpec, T> setting) {
        return inOrder.stream()
                .map(TableGame::standings)
                .filter(Objects::nonNull)
                .map(setting)
                .filter(Objects::nonNull)
                .findFirst();
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text.strip().replace('.', '-').replace('/', '-')));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
