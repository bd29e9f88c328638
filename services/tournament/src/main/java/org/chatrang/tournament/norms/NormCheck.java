package org.chatrang.tournament.norms;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chatrang.tournament.tiebreak.RatingTables;

/**
 * Whether a result is a norm (B.01 of 1 January 2024, 1.4). Forfeits must not be among the games. All games are taken: the
 * choice of leaving out some, which a player may have, is not tried. Whether the tournament itself qualifies (time control,
 * arbiters, registration) is not looked at.
 *
 * @param title the title asked for
 * @param average the opponents' average after raising one and rating the unrated
 * @param performance the performance by it
 * @param conditions each with what decided it
 */
public record NormCheck(NormTitle title, int average, int performance, List<Condition> conditions) {
    private static final int UNRATED = 1400;
    private static final int LEAST_HOLDERS = 3;
    private static final BigDecimal LEAST_SCORE = new BigDecimal("0.35");
    private static final Set<String> COUNTED_TITLES = Set.of("GM", "IM", "WGM", "FM", "WIM", "WFM");

    public NormCheck {
        conditions = List.copyOf(conditions);
    }

    /** Games a norm takes: 9, and 7 in team championships of seven to nine rounds. */
    public static final int GAMES = 9;

    /**
     * Checks one player's games.
     *
     * @param federation the player's own
     * @param leastGames {@link #GAMES}, or 7 where the regulations allow it
     */
    public static NormCheck of(NormTitle title, String federation, List<NormGame> games, int leastGames) {
        int average = games.isEmpty() ? 0 : average(title, games);
        BigDecimal score = games.stream().map(NormGame::score).reduce(BigDecimal.ZERO, BigDecimal::add);
        int percent = games.isEmpty()
                ? 0
                : score.movePointRight(2)
                        .divide(BigDecimal.valueOf(games.size()), 0, RoundingMode.HALF_UP)
                        .intValueExact();
        int performance = games.isEmpty() ? 0 : average + RatingTables.differenceFor(percent);
        List<Condition> conditions = new ArrayList<>();
        conditions.add(atLeast("games", games.size(), leastGames));
        BigDecimal leastScore = LEAST_SCORE.multiply(BigDecimal.valueOf(games.size()));
        conditions.add(new Condition(
                "score of 35 %",
                !games.isEmpty() && score.compareTo(leastScore) >= 0, score.toPlainString() + " of " + games.size()));
        federations(federation, games, conditions);
        titles(title, games, conditions);
        conditions.add(atLeast("average rating of the opponents", average, title.average()));
        conditions.add(atLeast("performance", performance, title.performance()));
        return new NormCheck(title, average, performance, conditions);
    }

    /** Whether every condition is met. */
    public boolean achieved() {
        return conditions.stream().allMatch(Condition::met);
    }

    /** The lowest opponent below it is raised; the average is rounded to a whole number, a half upwards. */
    private static int average(NormTitle title, List<NormGame> games) {
        List<Integer> ratings = new ArrayList<>(games.stream()
                .map(game -> game.rating() == 0 ? UNRATED : game.rating())
                .sorted(Comparator.naturalOrder())
                .toList());
        ratings.set(0, Math.max(ratings.getFirst(), title.raised()));
        int sum = ratings.stream().mapToInt(Integer::intValue).sum();
        return BigDecimal.valueOf(sum)
                .divide(BigDecimal.valueOf(ratings.size()), 0, RoundingMode.HALF_UP)
                .intValueExact();
    }

    private static void federations(String own, List<NormGame> games, List<Condition> conditions) {
        Map<String, Long> counts =
                games.stream().collect(Collectors.groupingBy(NormGame::federation, Collectors.counting()));
        long foreign = counts.keySet().stream()
                .filter(each -> !each.equals(own) && !each.isEmpty())
                .count();
        long compatriots = counts.getOrDefault(own, 0L);
        long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(0);
        conditions.add(atLeast("other federations", (int) foreign, 2));
        conditions.add(new Condition(
                "at most three fifths from the own federation",
                5 * compatriots <= 3L * games.size(),
                compatriots + " of " + games.size()));
        conditions.add(new Condition(
                "at most two thirds from one federation", 3 * most <= 2L * games.size(), most + " of " + games.size()));
    }

    private static void titles(NormTitle title, List<NormGame> games, List<Condition> conditions) {
        long titled = games.stream()
                .filter(game -> COUNTED_TITLES.contains(game.title()))
                .count();
        long holders = games.stream()
                .filter(game -> title.holders().contains(game.title()))
                .count();
        int third = Math.max(LEAST_HOLDERS, (games.size() + 2) / 3);
        conditions.add(new Condition(
                "half of the opponents titled", 2 * titled >= games.size(), titled + " of " + games.size()));
        conditions.add(atLeast(
                "opponents with one of "
                        + String.join(", ", title.holders().stream().sorted().toList()),
                (int) holders,
                third));
    }

    private static Condition atLeast(String name, int found, int needed) {
        return new Condition(name, found >= needed, found + ", needed " + needed);
    }
}
