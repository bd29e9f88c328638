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
import org.chatrang.events.Side;
import org.chatrang.judging.Findings;
import org.chatrang.judging.Loss;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.AnalysisFact;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.edition.Rule;

/** Flags (Articles 6.8, 6.9, Guidelines III.3). */
final class FlagFindings {
    private FlagFindings() {}

    static Finding fell(ClockFact.FlagFell fell, Step step, MateSearch search) {
        Loss loss = Loss.of(EndingKind.FLAG_FALL, fell.side(), step.after().rules(), fell.position(), search);
        String how = switch (fell.how()) {
            case SHOWN -> "'s flag has fallen. ";
            case CLAIMED -> "'s flag has fallen, as the opponent claims. ";
        };
        return loss.finding(FindingKind.FLAG_FALLEN, name(fell.side()) + how + loss.sentence())
                .of(fell.side())
                .by(step.after().rules().article(Rule.FLAG_FALL))
                .then(new Consequence.Ends(loss.result(), EndingKind.FLAG_FALL))
                .done();
    }

    /** What a longer search found about a flag that has fallen: the game ended when it fell. */
    static Finding found(AnalysisFact.Completed completed, Step step) {
        Loss loss = Loss.of(completed);
        Side side = completed.loss().loser();
        return loss.finding(
                        FindingKind.FLAG_FALLEN,
                        name(side) + "'s flag has fallen, and a longer search has ended. " + loss.sentence())
                .of(side)
                .by(step.after().rules().article(Rule.FLAG_FALL))
                .then(new Consequence.Ends(
                        loss.result(),
                        EndingKind.FLAG_FALL,
                        completed.said().answers(),
                        completed.said().ply()))
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

    static Finding due(ClockFact.FlagDue due, Step step, MateSearch search) {
        Loss loss = Loss.of(
                EndingKind.FLAG_FALL,
                due.side(),
                step.after().rules(),
                step.after().position(),
                search);
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
