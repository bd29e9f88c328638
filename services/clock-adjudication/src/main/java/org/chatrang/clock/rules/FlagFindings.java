package org.chatrang.clock.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.ruled;

import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.judging.Findings;
import org.chatrang.judging.Loss;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.edition.Rule;

/** Flags (Articles 6.8, 6.9, Guidelines III.3). */
final class FlagFindings {
    private FlagFindings() {}

    static Finding fell(ClockFact.FlagFell fell, Step step, MatingChances chances) {
        Loss loss = Loss.of(fell.side(), fell.position(), true, chances);
        String how = switch (fell.how()) {
            case SHOWN -> "'s flag has fallen. ";
            case CLAIMED -> "'s flag has fallen, as the opponent claims. ";
            case CALCULATED ->
                "'s flag has fallen at " + fell.dueAt()
                        + " by the clock's reading shortly before; no press came in time. ";
        };
        return ruled(FindingKind.FLAG_FALLEN, name(fell.side()) + how + loss.sentence())
                .of(fell.side())
                .by(step.after().rules().article(Rule.FLAG_FALL))
                .with(loss.chance())
                .then(new Consequence.Ends(loss.result(), EndingKind.FLAG_FALL))
                .done();
    }

    static Finding both(ClockFact.BothFlagsFell both, Step step) {
        Findings finding = both.drawn()
                ? ruled(
                                FindingKind.BOTH_FLAGS_FALLEN,
                                "Both flags are down and it is not known which fell first: the game is drawn.")
                        .then(new Consequence.Ends(GameResult.DRAW, EndingKind.FLAG_FALL))
                : noted(
                        FindingKind.BOTH_FLAGS_FALLEN,
                        "Both flags are down, it is not known which fell first, and a period follows: play goes on.");
        return finding.by(step.after().rules().article(Rule.BOTH_FLAGS))
                .with(new Evidence.Clock(both.shown(), null, null))
                .done();
    }

    static Finding due(ClockFact.FlagDue due, Step step, MatingChances chances) {
        Loss loss = Loss.of(due.side(), step.after().position(), true, chances);
        String when = due.dueAt() == null ? "" : " at " + due.dueAt();
        return needsArbiter(
                        FindingKind.FLAG_DUE,
                        name(due.side()) + "'s flag may have fallen" + when + ", but " + due.why()
                                + ": the arbiter looks at the clock. If it has: " + loss.sentence())
                .of(due.side())
                .by(step.after().rules().article(Rule.FLAG_NOTICED))
                .with(new Evidence.Clock(due.shown(), null, due.dueAt()))
                .then(new Consequence.Ends(loss.result(), EndingKind.FLAG_FALL))
                .done();
    }

    static Finding retracted(ClockFact.FlagRetracted retracted, Step step) {
        return ruled(
                        FindingKind.FLAG_DUE,
                        name(retracted.side()) + "'s flag, due at " + retracted.dueAt()
                                + " by calculation, had not fallen: what was seen at " + retracted.seenAt()
                                + " came in late and shows it.")
                .of(retracted.side())
                .by(step.after().rules().article(Rule.CLOCK_READING))
                .with(new Evidence.Clock(step.before().clocks().shown(), null, retracted.dueAt()))
                .then(new Consequence.Reopens())
                .done();
    }

    static Finding wrong(ClockFact.ClaimWrong wrong, Step step) {
        return noted(
                        FindingKind.FLAG_CLAIM_WRONG,
                        name(wrong.claimant()) + " claims that the opponent's flag has fallen, but " + wrong.why()
                                + ".")
                .of(wrong.claimant())
                .by(step.after().rules().article(Rule.FLAG_CLAIM))
                .with(new Evidence.Clock(wrong.shown(), null, null))
                .done();
    }
}
