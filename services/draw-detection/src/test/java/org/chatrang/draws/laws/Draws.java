package org.chatrang.draws.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.draws.rules.DrawJudge;
import org.chatrang.events.Consequence;
import org.chatrang.events.Finding;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;

/** What the tests of this judge ask of its answers. */
final class Draws {
    private Draws() {}

    static Answers judged(GameLog log) {
        return log.judgedBy(new DrawJudge());
    }

    /** No game has ended by this judge's word. */
    static void assertNoEnding(Answers answers) {
        assertEquals(List.<Consequence.Ends>of(), answers.endings());
    }

    /** The statements of the last record that give time. */
    static List<Finding> penalties(Answers answers) {
        return answers.lastFindings().stream()
                .filter(finding -> finding.consequence() instanceof Consequence.TimeAdded)
                .toList();
    }
}
