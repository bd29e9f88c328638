package org.chatrang.judging.testing;

import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;

/**
 * What a finding says, its words and its evidence apart: what a test of a rule compares.
 *
 * @param article number and edition, e.g. {@code 5.2.2 (2023)}; null if it rests on none
 */
public record Statement(
        FindingKind kind, Finding.Standing standing, Side side, String article, Consequence consequence) {
    /** What this finding says. */
    public static Statement of(Finding finding) {
        String article = finding.article() == null
                ? null
                : finding.article().number() + " (" + finding.article().edition() + ")";
        return new Statement(finding.kind(), finding.standing(), finding.side(), article, finding.consequence());
    }

    /** An ending ruled by the edition of 2023. */
    public static Statement ends(FindingKind kind, Side side, String article, GameResult result, EndingKind ending) {
        return new Statement(
                kind, Finding.Standing.RULED, side, article + " (2023)", new Consequence.Ends(result, ending));
    }

    /** The same by another article and edition, e.g. {@code 9.6.a (2014)}. */
    public Statement by(String articleAndEdition) {
        return new Statement(kind, standing, side, articleAndEdition, consequence);
    }
}
