package org.chatrang.clock.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;

import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.Findings;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.edition.Rule;

/** Who is there (Article 6.7). */
final class PresenceFindings {
    private PresenceFindings() {}

    static Finding absent(ClockFact.Absent absent, Step step) {
        Side side = absent.side();
        String who = side == null ? "Neither player has" : name(side) + " has neither";
        String what = side == null ? " arrived or moved" : " arrived nor moved";
        GameResult result = side == null ? GameResult.BOTH_LOSE : GameResult.winOf(side.other());
        return needsArbiter(
                        FindingKind.PLAYER_ABSENT,
                        who + what + " by the default time: the arbiter confirms the absence.")
                .of(side)
                .by(step.after().rules().article(Rule.ABSENCE))
                .with(new Evidence.Clock(step.after().clocks().shown(), null, absent.dueAt()))
                .then(new Consequence.Ends(result, EndingKind.ABSENCE))
                .done();
    }

    static Finding arrived(ClockFact.Arrived arrived, Step step) {
        String who = name(arrived.side());
        Findings finding = arrived.late()
                ? needsArbiter(
                                FindingKind.PLAYER_ARRIVED,
                                who
                                        + " has arrived after the default time, which loses unless the arbiter decides otherwise.")
                        .then(new Consequence.Ends(
                                GameResult.winOf(arrived.side().other()), EndingKind.ABSENCE))
                : noted(FindingKind.PLAYER_ARRIVED, who + " has arrived at the board.");
        return finding.of(arrived.side())
                .by(step.after().rules().article(Rule.ABSENCE))
                .done();
    }
}
