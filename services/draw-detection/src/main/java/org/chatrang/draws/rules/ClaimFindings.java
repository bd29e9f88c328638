package org.chatrang.draws.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.ruled;
import static org.chatrang.judging.Findings.time;

import java.util.stream.Stream;
import org.chatrang.events.Consequence;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.judging.fold.DrawFact;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.edition.Rule;

/** Claims (Articles 9.2 to 9.5); a claim is also an offer (9.1.2.3). */
final class ClaimFindings {
    private ClaimFindings() {}

    static Stream<Finding> of(DrawFact.Claimed claimed, Rules rules) {
        return claimed.correct()
                ? Stream.of(correct(claimed, rules))
                : Stream.of(incorrect(claimed, rules), offer(claimed, rules));
    }

    private static Finding correct(DrawFact.Claimed claimed, Rules rules) {
        DrawClaimed claim = claimed.claim();
        EndingKind ending = switch (claim.basis()) {
            case THREEFOLD -> EndingKind.THREEFOLD_CLAIM;
            case FIFTY_MOVES -> EndingKind.FIFTY_MOVES_CLAIM;
        };
        return ruled(
                        FindingKind.CLAIM_CORRECT,
                        name(claim.side()) + "'s claim is correct: " + claimed.why() + ". The game is drawn.")
                .of(claim.side())
                .by(rules.article(ground(claim)))
                .with(evidence(claimed))
                .then(new Consequence.Ends(GameResult.DRAW, ending))
                .done();
    }

    private static Finding incorrect(DrawFact.Claimed claimed, Rules rules) {
        DrawClaimed claim = claimed.claim();
        String gets = " " + name(claim.side().other()) + " gets " + time(claimed.millisToOpponent()) + ".";
        String loses = claimed.claimantLosesMillis() == 0
                ? ""
                : " " + name(claim.side()) + " loses " + time(claimed.claimantLosesMillis()) + ".";
        String plays = claim.intendedMove() == null ? "" : " The intended move must be played if it is legal.";
        return ruled(
                        FindingKind.CLAIM_INCORRECT,
                        name(claim.side()) + "'s claim is incorrect: " + claimed.why() + "." + gets + loses + plays)
                .of(claim.side())
                .by(rules.article(Rule.INCORRECT_CLAIM))
                .with(evidence(claimed))
                .then(new Consequence.TimeAdded(claim.side().other(), claimed.millisToOpponent()))
                .done();
    }

    private static Finding offer(DrawFact.Claimed claimed, Rules rules) {
        return noted(
                        FindingKind.DRAW_OFFERED,
                        name(claimed.claim().side()) + "'s claim is also a draw offer, which the opponent may accept.")
                .of(claimed.claim().side())
                .by(rules.article(Rule.CLAIM_IS_OFFER))
                .done();
    }

    private static Evidence evidence(DrawFact.Claimed claimed) {
        return switch (claimed.claim().basis()) {
            case THREEFOLD -> new Evidence.Repetition(claimed.plies().size(), claimed.plies());
            case FIFTY_MOVES -> new Evidence.MoveCount(claimed.halfMoves());
        };
    }

    private static Rule ground(DrawClaimed claim) {
        boolean intended = claim.intendedMove() != null;
        return switch (claim.basis()) {
            case THREEFOLD -> intended ? Rule.THREEFOLD_ABOUT_TO_APPEAR : Rule.THREEFOLD_APPEARED;
            case FIFTY_MOVES -> intended ? Rule.FIFTY_MOVES_ABOUT_TO_BE : Rule.FIFTY_MOVES_MADE;
        };
    }
}
