package org.chatrang.judging.testing;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Verdict;
import org.chatrang.judging.Judge;
import org.chatrang.judging.Verdicts;
import org.chatrang.judging.fold.Step;

/**
 * A judge's verdicts on a log.
 *
 * @param verdicts one for each record that is no repeat, in log order
 */
public record Answers(List<Verdict> verdicts) {
    static Answers of(Judge judge, List<Step> steps) {
        return new Answers(steps.stream()
                .filter(step -> !step.repeat())
                .map(step -> Verdicts.of(judge, step))
                .toList());
    }

    /** The verdict on the last record. */
    public Verdict last() {
        return verdicts.getLast();
    }

    /** The findings about the last record. */
    public List<Finding> lastFindings() {
        return last().findings();
    }

    /** The kinds of the findings about the last record, in order. */
    public List<FindingKind> lastKinds() {
        return lastFindings().stream().map(Finding::kind).toList();
    }

    /** The finding of that kind about the last record. */
    public Finding lastFinding(FindingKind kind) {
        return lastFindings().stream()
                .filter(finding -> finding.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind + " in " + last()));
    }

    /** The findings of that kind about any record, in log order. */
    public List<Finding> all(FindingKind kind) {
        return verdicts.stream()
                .flatMap(verdict -> verdict.findings().stream())
                .filter(finding -> finding.kind() == kind)
                .toList();
    }

    /** The endings ruled, in log order. */
    public List<Consequence.Ends> endings() {
        return verdicts.stream()
                .flatMap(verdict -> verdict.findings().stream())
                .filter(finding -> finding.standing() == Finding.Standing.RULED)
                .map(Finding::consequence)
                .filter(Consequence.Ends.class::isInstance)
                .map(Consequence.Ends.class::cast)
                .toList();
    }
}
