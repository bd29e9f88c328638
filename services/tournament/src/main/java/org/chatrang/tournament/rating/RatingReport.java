package org.chatrang.tournament.rating;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Tournament;

/**
 * The extra table of a tournament: rated games, performance and rating change of every player, by the ratings of the
 * tournament's start.
 *
 * @param rules in force at the start
 * @param rows in the order of numbers
 */
public record RatingReport(RatingRules rules, List<Row> rows) {
    /**
     * One player.
     *
     * @param player who
     * @param games rated games
     * @param performance empty without any
     * @param change of a rated player, empty for others and without games
     * @param first the first rating of an unrated player, if the games give one
     */
    public record Row(
            Player player,
            List<RatedGame> games,
            OptionalInt performance,
            Optional<RatingChange> change,
            OptionalInt first) {}

    public RatingReport {
        rows = List.copyOf(rows);
    }

    /** With coefficients assumed from rating and birth ({@link KFactor#assumed}); today's rules without a start date. */
    public static RatingReport of(Tournament tournament) {
        int year = tournament.event().start().map(LocalDate::getYear).orElse(0);
        return of(
                tournament,
                RatedGames.standard(tournament),
                player -> KFactor.assumed(player.rating(), birthYear(player), year));
    }

    /** With the coefficients the caller knows. */
    public static RatingReport of(Tournament tournament, RatedGames games, ToIntFunction<Player> k) {
        RatingRules rules = tournament.event().start().map(RatingRules::on).orElse(RatingRules.FROM_2025_10);
        return new RatingReport(
                rules,
                tournament.players().stream()
                        .map(player -> row(rules, player, games.of(player), k))
                        .toList());
    }

    private static Row row(RatingRules rules, Player player, List<RatedGame> games, ToIntFunction<Player> k) {
        boolean rated = player.isRated();
        Optional<RatingChange> change = rated && !games.isEmpty()
                ? Optional.of(RatingChange.of(rules, player.rating(), k.applyAsInt(player), games))
                : Optional.empty();
        return new Row(
                player, games, Performance.of(games), change, rated ? OptionalInt.empty() : FirstRating.of(games));
    }

    private static int birthYear(Player player) {
        String year = player.birth().replaceFirst("^(\\d{4}).*", "$1");
        return year.matches("\\d{4}") ? Integer.parseInt(year) : 0;
    }
}
