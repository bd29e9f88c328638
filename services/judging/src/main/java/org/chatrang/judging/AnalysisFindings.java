package org.chatrang.judging;

import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.fold.AnalysisFact;

/** What a judge says of a longer search whose outcome rules nothing. */
public final class AnalysisFindings {
    private AnalysisFindings() {}

    /** Whether that judge asked: it alone answers, and believes that a side cannot mate because it said so itself. */
    public static boolean concerns(AnalysisFact fact, JudgeName judge) {
        return fact.by().equals(judge.label());
    }

    /** The question did not matter any more. */
    public static Finding moot(AnalysisFact.Moot moot) {
        return Findings.noted(
                        FindingKind.ANALYSIS_COMPLETED,
                        "A longer search about record " + moot.said().answers() + " has ended and changes nothing: "
                                + moot.why() + ".")
                .of(moot.said().side())
                .done();
    }

    /** What was said is not so. */
    public static Finding untrue(AnalysisFact.Untrue untrue) {
        AnalysisCompleted said = untrue.said();
        return Findings.needsArbiter(
                        FindingKind.ANALYSIS_COMPLETED,
                        "The outcome of a longer search about record " + said.answers() + " is not believed: "
                                + untrue.why() + ". The arbiter decides, and the defect must be reported.")
                .of(said.side())
                .with(new Evidence.Raw(said.chance() + " by " + untrue.by()))
                .done();
    }
}
