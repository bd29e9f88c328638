package org.chatrang.clock.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.time;

import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.edition.Rule;

/** Whether the clocks show what the time control and the penalties lead one to expect (Articles 6.3, 6.10). */
final class SettingFindings {
    private SettingFindings() {}

    static Finding period(ClockFact.PeriodAdded added, Step step) {
        return noted(
                        FindingKind.PERIOD_ADDED,
                        "The time of period " + added.period() + " was added on " + name(added.side()) + "'s clock.")
                .of(added.side())
                .by(step.after().rules().article(Rule.TIME_OF_THE_NEXT_PERIOD))
                .with(new Evidence.Clock(added.shown(), null, null))
                .done();
    }

    static Finding given(ClockFact.TimeGiven given, Step step) {
        return noted(
                        FindingKind.TIME_ADDED,
                        time(given.millis()) + " due to " + name(given.side()) + " were put on the clock.")
                .of(given.side())
                .by(step.after().rules().article(Rule.CLOCK_SETTING))
                .with(new Evidence.Clock(given.shown(), null, null))
                .done();
    }

    static Finding unexpected(ClockFact.Unexpected unexpected, Step step) {
        Long shown = unexpected.shown().millis(unexpected.side());
        String figures = shown == null ? "" : " It shows " + time(shown) + expected(unexpected) + ".";
        return needsArbiter(FindingKind.CLOCK_UNEXPECTED, words(unexpected) + figures)
                .of(unexpected.side())
                .by(step.after().rules().article(Rule.CLOCK_SETTING))
                .with(new Evidence.Clock(unexpected.shown(), unexpected.expectedMillis(), null))
                .done();
    }

    static Finding missing(ClockFact.Missing missing, Step step) {
        return noted(
                        FindingKind.CLOCK_MISSING,
                        "A move of " + name(missing.side()) + " came without the reading of the clock;"
                                + " this is said once in a game.")
                .of(missing.side())
                .by(step.after().rules().article(Rule.CLOCK_READING))
                .done();
    }

    private static String expected(ClockFact.Unexpected unexpected) {
        return unexpected.expectedMillis() == null
                ? ""
                : (unexpected.oddity() == ClockFact.Oddity.GAIN_WITHOUT_REASON ? " where at most " : " where about ")
                        + time(Math.max(0, unexpected.expectedMillis())) + " was expected";
    }

    private static String words(ClockFact.Unexpected unexpected) {
        String side = name(unexpected.side());
        return switch (unexpected.oddity()) {
            case WRONG_BASE -> side + "'s first reading does not fit the time control.";
            case GAIN_WITHOUT_REASON -> side + "'s clock gained time for no reason that is known.";
            case INCREMENT_NOT_ADDED -> "The increment does not seem to be added on " + side + "'s clock.";
            case PERIOD_NOT_ADDED ->
                side + " has made the moves of the period and the clock stands at zero: no time was added.";
            case PENALTY_NOT_GIVEN -> "Time due to " + side + " for the opponent's offence was not put on the clock.";
            case STOPPED -> "Both clocks stand while " + side + " is to move.";
        };
    }
}
