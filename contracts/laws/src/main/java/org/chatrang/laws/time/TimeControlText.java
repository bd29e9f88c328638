package org.chatrang.laws.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.laws.time.TimeControlClause.Bonus;
import org.chatrang.laws.time.TimeControlClause.Nothing;
import org.chatrang.laws.time.TimeControlClause.PeriodTime;
import org.chatrang.laws.time.TimeControlReading.NotUnderstood;
import org.chatrang.laws.time.TimeControlReading.Parsed;

/**
 * Reads a time control from the free text that stands in broadcasts and announcements. Every word must be understood, else
 * the text is {@link NotUnderstood}: a wrong guess would make wrong verdicts.
 *
 * <p>Plain numbers are taken as people mean them: {@code 10+0} and {@code 90+30} are minutes and seconds, {@code 300+5} and
 * {@code 40/5400+30:1800+30} are seconds throughout (PGN). The border is 180: no game over the board has a base time under
 * three minutes, and none of three hours in one piece is written without a unit.
 */
final class TimeControlText {
    private static final int SECONDS_FROM = 180;

    private TimeControlText() {}

    static TimeControlReading read(String text) {
        if (text == null || text.isBlank() || List.of("?", "-", "*").contains(text.strip())) {
            return new NotUnderstood(text == null ? "" : text, "no time control is given");
        }
        Optional<TimeControl> plain = SecondsForm.parse(text).flatMap(TimeControlText::asPeopleMeanIt);
        if (plain.isPresent()) {
            return new Parsed(text, plain.get());
        }
        List<PeriodTime> periods = new ArrayList<>();
        List<PlacedBonus> bonuses = new ArrayList<>();
        for (String clause : TimeControlWords.clauses(text)) {
            var meaning = TimeControlClause.read(clause, periods.size(), bonuses.size());
            switch (meaning.orElse(null)) {
                case null -> {
                    return new NotUnderstood(text, "\"" + clause + "\" is not understood");
                }
                case Nothing nothing -> {}
                case PeriodTime period -> periods.add(period);
                case Bonus bonus -> bonuses.add(new PlacedBonus(bonus, periods.size()));
            }
        }
        try {
            return assemble(text, periods, bonuses);
        } catch (IllegalArgumentException contradiction) {
            return new NotUnderstood(text, contradiction.getMessage());
        }
    }

    /** Numbers without units: small base times are minutes, then so are all base times; 90/40 is 90 minutes for 40 moves. */
    private static Optional<TimeControl> asPeopleMeanIt(TimeControl seconds) {
        Period first = seconds.white().getFirst();
        if (first.base().toSeconds() >= SECONDS_FROM) {
            return Optional.of(seconds);
        }
        boolean movesFirst = first.moves().isEmpty()
                || first.moves().getAsInt() < first.base().toSeconds();
        if (!movesFirst || first.base().toMillisPart() > 0) {
            return Optional.empty();
        }
        return Optional.of(new TimeControl(inMinutes(seconds.white()), inMinutes(seconds.black()), seconds.addition()));
    }

    private static List<Period> inMinutes(List<Period> periods) {
        return periods.stream()
                .map(period -> new Period(period.moves(), period.base().multipliedBy(60), period.delay()))
                .toList();
    }

    private static TimeControlReading assemble(String text, List<PeriodTime> times, List<PlacedBonus> bonuses) {
        if (times.isEmpty()) {
            return new NotUnderstood(text, "no base time is given");
        }
        List<Period> periods = new ArrayList<>();
        int firstMove = 1;
        for (int i = 0; i < times.size(); i++) {
            Delay delay = Delay.NONE;
            for (int b = 0; b < bonuses.size(); b++) {
                if (bonuses.get(b)
                        .holdsIn(i, firstMove, b == 0 ? 0 : bonuses.get(b - 1).after())) {
                    delay = Delay.of(
                            bonuses.get(b).bonus().kind(),
                            bonuses.get(b).bonus().amount());
                }
            }
            periods.add(new Period(times.get(i).moves(), times.get(i).base(), delay));
            firstMove += times.get(i).moves().orElse(0);
        }
        for (PlacedBonus placed : bonuses) {
            if (!placed.beginsWithAPeriod(times)) {
                return new NotUnderstood(text, "the increment begins within a period");
            }
        }
        return new Parsed(text, new TimeControl(periods, periods, PeriodAddition.MOVE_COUNT));
    }

    /** A bonus and how many periods were read before it. */
    private record PlacedBonus(Bonus bonus, int after) {

        /** From a named move on; else in the periods named since the bonus before (if it is the only one: in all). */
        boolean holdsIn(int period, int firstMove, int previousAfter) {
            if (bonus.fromMove() > 1) {
                return firstMove >= bonus.fromMove();
            }
            return previousAfter == 0 || period >= previousAfter;
        }

        boolean beginsWithAPeriod(List<PeriodTime> times) {
            int firstMove = 1;
            for (PeriodTime time : times) {
                if (firstMove == Math.max(1, bonus.fromMove())) {
                    return true;
                }
                firstMove += time.moves().orElse(0);
            }
            return false;
        }
    }
}
