package org.chatrang.legality.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.chatrang.events.Article;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.legality.rules.LegalityJudge;

/** What the tests of this judge ask of its answers. */
final class Legality {
    private Legality() {}

    static Answers judged(GameLog log) {
        return log.judgedBy(new LegalityJudge());
    }

    /** The illegal move stated about the last record. */
    static Evidence.IllegalMove illegal(Answers answers) {
        return assertInstanceOf(
                Evidence.IllegalMove.class,
                answers.lastFinding(FindingKind.MOVE_ILLEGAL).evidence());
    }

    /** The last record's one penalty: so many minutes for that side, by that article. */
    static void assertPenalty(Answers answers, Side gains, long minutes, String article, String edition) {
        List<Finding> penalties = answers.lastFindings().stream()
                .filter(finding -> finding.consequence() instanceof Consequence.TimeAdded)
                .toList();
        assertEquals(1, penalties.size(), () -> "one penalty in " + answers.last());
        assertEquals(
                new Consequence.TimeAdded(gains, minutes * 60_000),
                penalties.getFirst().consequence());
        assertEquals(new Article(article, edition), penalties.getFirst().article());
        assertEquals(Finding.Standing.RULED, penalties.getFirst().standing());
    }

    /** Nothing about the last record gives time, ends or reopens a game. */
    static void assertNothingFollows(Answers answers) {
        assertEquals(
                List.of(),
                answers.lastFindings().stream()
                        .filter(finding -> finding.standing() == Finding.Standing.RULED)
                        .filter(finding -> finding.consequence() != null)
                        .toList());
    }
}
