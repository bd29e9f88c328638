package org.chatrang.judging;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Verdict;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.fold.Step;

/** A judge's answer as a verdict. */
public final class Verdicts {
    private static final int LONGEST_REASON = 200;

    private Verdicts() {}

    /** The one verdict of this judge on this step, which must not be a repeat. */
    public static Verdict of(Judge judge, Step step) {
        LogRecord record = step.record();
        GameEvent event = record.content() instanceof LogRecord.Content.Readable(GameEvent readable) ? readable : null;
        return new Verdict(
                record.gameId(),
                judge.name(),
                step.seq(),
                record.partition(),
                record.offset(),
                event == null ? null : event.stamp(),
                step.after().ply(),
                event == null ? null : event.at(),
                answer(judge, step));
    }

    private static List<Finding> answer(Judge judge, Step step) {
        try {
            List<Finding> findings = judge.answer(step);
            return step.inQuarantine()
                    ? findings.stream().map(Verdicts::quarantined).toList()
                    : findings;
        } catch (RuntimeException defect) {
            // A defect in a judge must stop neither the game nor the partition; the same record gives the same defect
            // again.
            return List.of(failed(defect));
        }
    }

    /** In quarantine nothing ends a game but an arbiter: part of the log may be missing. */
    private static Finding quarantined(Finding finding) {
        boolean endsByItself = finding.standing() == Finding.Standing.RULED
                && finding.consequence() instanceof Consequence.Ends
                && finding.kind() != FindingKind.RULING_APPLIED;
        return !endsByItself
                ? finding
                : new Finding(
                        finding.kind(),
                        Finding.Standing.NEEDS_ARBITER,
                        finding.side(),
                        finding.article(),
                        finding.text() + " The game is in quarantine because a record of it could not be read:"
                                + " the arbiter decides.",
                        finding.evidence(),
                        finding.consequence());
    }

    private static Finding failed(RuntimeException defect) {
        String what = defect.toString();
        return new Finding(
                FindingKind.UNKNOWN,
                Finding.Standing.NEEDS_ARBITER,
                null,
                null,
                "This judge failed on the record and cannot answer it: the arbiter decides, and the defect must be reported.",
                new Evidence.Raw(what.substring(0, Math.min(what.length(), LONGEST_REASON))),
                null);
    }
}
