package org.chatrang.standings.settlement;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Verdict;

/** Reads out of a verdict what it does to the result. Only what is RULED does anything. */
final class Effects {
    /** Longer texts are cut: a sentence is for people, and a result must fit into a record. */
    private static final int LONGEST_TEXT = 1000;

    private Effects() {}

    static List<Effect> of(Verdict verdict) {
        return verdict.findings().stream()
                .filter(finding -> finding.standing() == Finding.Standing.RULED && finding.consequence() != null)
                .flatMap(finding -> of(verdict, finding).stream())
                .toList();
    }

    private static Optional<Effect> of(Verdict verdict, Finding finding) {
        return switch (finding.consequence()) {
            case Consequence.Ends ends -> Optional.of(ending(verdict, finding, ends));
            case Consequence.Reopens reopens -> Optional.of(retraction(verdict, finding));
            case Consequence.GoesOnFrom from ->
                isRuling(finding) ? Optional.of(retraction(verdict, finding)) : Optional.empty();
            case Consequence.TimeAdded added -> Optional.empty();
        };
    }

    /**
     * Only an arbiter takes all endings back. A judge that lets play go on from before an illegal move (Article 7.5.1) may not
     * know yet of a dead position that another judge saw earlier: that ending stands.
     */
    private static boolean isRuling(Finding finding) {
        return finding.evidence() instanceof Evidence.Decision || finding.kind() == FindingKind.RULING_APPLIED;
    }

    private static Effect ending(Verdict verdict, Finding finding, Consequence.Ends ends) {
        // Found out later, e.g. by a long search, the ending still stands where the game had come to it.
        boolean earlier = ends.seq() != null && ends.seq() < verdict.seq();
        return new Effect.Ending(
                earlier ? ends.seq() : verdict.seq(),
                verdict.judge(),
                ends.result(),
                ends.ending(),
                finding.article(),
                earlier && ends.ply() != null ? ends.ply() : verdict.ply(),
                by(verdict, finding),
                cut(text(finding)),
                verdict.at());
    }

    private static Effect retraction(Verdict verdict, Finding finding) {
        return new Effect.Retraction(
                verdict.seq(),
                verdict.judge(),
                isRuling(finding),
                by(verdict, finding),
                cut(text(finding)),
                verdict.at());
    }

    private static String by(Verdict verdict, Finding finding) {
        return finding.evidence() instanceof Evidence.Decision decision && !blank(decision.arbiter())
                ? cut(decision.arbiter())
                : verdict.judge().label();
    }

    /** The judge's sentence, and the arbiter's reason if the sentence does not say it. */
    private static String text(Finding finding) {
        String sentence = blank(finding.text()) ? finding.kind() + "." : finding.text();
        if (!(finding.evidence() instanceof Evidence.Decision decision)
                || blank(decision.reason())
                || sentence.contains(decision.reason())) {
            return sentence;
        }
        String reason = decision.reason().strip();
        return sentence.replaceFirst("\\.$", "") + ": " + reason + (reason.matches("(?s).*[.!?]") ? "" : ".");
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "…";
    }

    private static boolean blank(String text) {
        return text == null || text.isBlank();
    }
}
