package org.chatrang.laws.time;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What one clause of a time control says, in the words of {@link TimeControlWords}. */
sealed interface TimeControlClause {

    /** Base time, for so many moves or the rest. */
    record PeriodTime(OptionalInt moves, Duration base) implements TimeControlClause {}

    /** Time for each move, from a move on (1 if not said). */
    record Bonus(DelayKind kind, Duration amount, int fromMove) implements TimeControlClause {}

    /** No increment. */
    record Nothing() implements TimeControlClause {}

    String NUMBER = "\\d{1,4}(?:[.,]\\d)?";
    String TIME = "(?<h>" + NUMBER + ") ?h(?: ?(?<hm>\\d{1,2})(?!\\d| ?moves)(?: ?min)?)?|(?<m>" + NUMBER
            + ") ?min(?: ?(?<ms>\\d{1,2}) ?s)?";
    String MOVES = "\\d{1,3}";
    Pattern NONE = Pattern.compile("(?:no|without) (?:inc|delay)");
    Pattern TIME_THEN_MOVES = Pattern.compile(
            "(?:" + TIME + ") ?(?:/ ?(?<n>" + MOVES + ")(?: ?moves)?|(?<n2>" + MOVES + ") moves|/? ?rest)?");
    Pattern MOVES_THEN_TIME =
            Pattern.compile("(?:(?<n>" + MOVES + ")(?<n2>) ?(?:moves|/|moves ?/)|rest ?/?) ?(?:" + TIME + ")");
    Pattern REST_IN_PLAIN_MINUTES = Pattern.compile("rest ?/ ?(?<m>\\d{1,3})");
    Pattern PLAIN_WITH_MOVES = Pattern.compile("(?<a>\\d{1,3}) ?/ ?(?<b>\\d{1,3})(?: ?moves)?");
    Pattern PLAIN = Pattern.compile("(?<a>\\d{1,3})");
    Pattern BONUS = Pattern.compile("(?<kind>inc |delay |bronstein )?(?<s>" + NUMBER + ")(?<unit> ?s)?"
            + "(?<kind2> ?inc| ?delay| ?bronstein| ?bronstein delay)?(?<per> ?permove)?(?: ?(?<kind3>inc|delay|bronstein))?"
            + "(?: ?from (?:moves?|move) (?<from>\\d{1,3}))?");

    /** Empty if there is a word in it that is not understood. */
    static Optional<TimeControlClause> read(String clause, int periodsBefore, int bonusesBefore) {
        if (NONE.matcher(clause).matches()) {
            return Optional.of(new Nothing());
        }
        return period(clause, periodsBefore).or(() -> bonus(clause, periodsBefore == 1 && bonusesBefore == 0));
    }

    private static Optional<TimeControlClause> period(String clause, int periodsBefore) {
        for (Pattern pattern : new Pattern[] {TIME_THEN_MOVES, MOVES_THEN_TIME}) {
            Matcher period = pattern.matcher(clause);
            if (period.matches()) {
                return Optional.of(new PeriodTime(moves(period.group("n"), period.group("n2")), time(period)));
            }
        }
        Matcher rest = REST_IN_PLAIN_MINUTES.matcher(clause);
        if (rest.matches()) {
            return Optional.of(new PeriodTime(OptionalInt.empty(), amount(rest.group("m"), 60)));
        }
        Matcher plain = PLAIN_WITH_MOVES.matcher(clause);
        if (plain.matches() && !plain.group("a").equals(plain.group("b"))) {
            int smaller = Math.min(Integer.parseInt(plain.group("a")), Integer.parseInt(plain.group("b")));
            int larger = Math.max(Integer.parseInt(plain.group("a")), Integer.parseInt(plain.group("b")));
            return Optional.of(new PeriodTime(OptionalInt.of(smaller), Duration.ofMinutes(larger)));
        }
        return periodsBefore == 0 && PLAIN.matcher(clause).matches()
                ? Optional.of(new PeriodTime(OptionalInt.empty(), amount(clause, 60)))
                : Optional.empty();
    }

    /** Seconds: they must be called so, or an increment, or stand last after one base time as in 15+10. */
    private static Optional<TimeControlClause> bonus(String clause, boolean mayBePlain) {
        Matcher bonus = BONUS.matcher(clause);
        if (!bonus.matches()) {
            return Optional.empty();
        }
        String words =
                (bonus.group("kind") + " " + bonus.group("kind2") + " " + bonus.group("kind3")).replace("null", "");
        boolean named = bonus.group("unit") != null || bonus.group("per") != null || !words.isBlank();
        if (!named && !mayBePlain) {
            return Optional.empty();
        }
        DelayKind kind = words.contains("bronstein")
                ? DelayKind.BRONSTEIN
                : words.contains("delay") ? DelayKind.SIMPLE_DELAY : DelayKind.FISCHER;
        int from = bonus.group("from") == null ? 1 : Integer.parseInt(bonus.group("from"));
        return Optional.of(new Bonus(kind, amount(bonus.group("s"), 1), from));
    }

    private static OptionalInt moves(String count, String otherwise) {
        String moves = count == null ? otherwise : count;
        return moves == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(moves));
    }

    private static Duration time(Matcher time) {
        return amount(time.group("h"), 3600)
                .plus(amount(time.group("hm"), 60))
                .plus(amount(time.group("m"), 60))
                .plus(amount(time.group("ms"), 1));
    }

    private static Duration amount(String number, int seconds) {
        return number == null
                ? Duration.ZERO
                : Duration.ofMillis(new BigDecimal(number.replace(',', '.'))
                        .movePointRight(3)
                        .multiply(BigDecimal.valueOf(seconds))
                        .longValue());
    }
}
