package org.chatrang.draws.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.ruled;

import java.util.stream.Stream;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.fold.DrawFact;
import org.chatrang.judging.fold.DrawFact.Obstacle;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.edition.Rule;

/** Repetition, move counts and offers (Articles 5.2.3, 9.1, 9.2, 9.3, 9.6). */
final class DrawFindings {
    private DrawFindings() {}

    static Stream<Finding> of(DrawFact fact, Rules rules) {
        return switch (fact) {
            case DrawFact.Repeated repeated -> Stream.of(repeated(repeated, rules));
            case DrawFact.NoProgress count -> Stream.of(noProgress(count, rules));
            case DrawFact.Offered offered -> Stream.of(offered(offered, rules));
            case DrawFact.OfferEnded ended -> Stream.of(ended(ended, rules));
            case DrawFact.NothingToAnswer answer ->
                Stream.of(noted(
                                FindingKind.DRAW_OFFER_ENDED,
                                name(answer.side()) + " answered a draw offer, but none is open.")
                        .of(answer.side())
                        .by(rules.article(Rule.DRAW_OFFER))
                        .done());
            case DrawFact.Agreed agreed -> Stream.of(agreed(agreed, rules));
            case DrawFact.IntendedMoveNotPlayed move ->
                Stream.of(needsArbiter(
                                FindingKind.INTENDED_MOVE_NOT_PLAYED,
                                name(move.side()) + " played " + move.played()
                                        + ", but after the wrong claim the intended " + move.intended()
                                        + " must be played: the arbiter decides.")
                        .of(move.side())
                        .by(rules.article(Rule.INCORRECT_CLAIM))
                        .done());
            case DrawFact.Claimed claimed -> ClaimFindings.of(claimed, rules);
        };
    }

    private static Finding repeated(DrawFact.Repeated repeated, Rules rules) {
        Evidence evidence = new Evidence.Repetition(repeated.count(), repeated.plies());
        if (repeated.endsTheGame()) {
            return ruled(
                            FindingKind.FIVEFOLD,
                            "The position has occurred " + repeated.count() + " times: the game is drawn.")
                    .by(rules.article(Rule.FIVEFOLD))
                    .with(evidence)
                    .then(new Consequence.Ends(GameResult.DRAW, EndingKind.FIVEFOLD))
                    .done();
        }
        return noted(
                        FindingKind.THREEFOLD_CLAIMABLE,
                        "The position on the board has occurred " + repeated.count() + " times: "
                                + name(repeated.toMove())
                                + " may claim a draw, as the opponent could have with the intended move before.")
                .of(repeated.toMove())
                .by(rules.article(Rule.THREEFOLD_APPEARED))
                .with(evidence)
                .done();
    }

    private static Finding noProgress(DrawFact.NoProgress count, Rules rules) {
        Evidence evidence = new Evidence.MoveCount(count.halfMoves());
        if (count.endsTheGame()) {
            return ruled(
                            FindingKind.SEVENTY_FIVE_MOVES,
                            "Each player has made 75 moves without a pawn move or capture: the game is drawn.")
                    .by(rules.article(Rule.SEVENTY_FIVE_MOVES))
                    .with(evidence)
                    .then(new Consequence.Ends(GameResult.DRAW, EndingKind.SEVENTY_FIVE_MOVES))
                    .done();
        }
        return noted(
                        FindingKind.FIFTY_MOVES_CLAIMABLE,
                        "Each player has made 50 moves without a pawn move or capture: " + name(count.toMove())
                                + " may claim a draw, as the opponent could have with the intended move before.")
                .of(count.toMove())
                .by(rules.article(Rule.FIFTY_MOVES_MADE))
                .with(evidence)
                .done();
    }

    private static Finding offered(DrawFact.Offered offered, Rules rules) {
        String text = offered.again()
                ? name(offered.side()) + " offered a draw again; the offer was open already."
                : name(offered.side()) + " offered a draw.";
        return noted(FindingKind.DRAW_OFFERED, text)
                .of(offered.side())
                .by(rules.article(Rule.DRAW_OFFER))
                .done();
    }

    private static Finding ended(DrawFact.OfferEnded ended, Rules rules) {
        Side opponent = ended.offeredBy().other();
        String how = switch (ended.how()) {
            case REFUSED -> " refused it.";
            case MOVED -> " moved instead, which refuses it.";
        };
        return noted(
                        FindingKind.DRAW_OFFER_ENDED,
                        "The draw offer of " + name(ended.offeredBy()) + " is over: " + name(opponent) + how)
                .of(ended.offeredBy())
                .by(rules.article(Rule.DRAW_OFFER))
                .done();
    }

    private static Finding agreed(DrawFact.Agreed agreed, Rules rules) {
        Consequence draw = new Consequence.Ends(GameResult.DRAW, EndingKind.AGREEMENT);
        if (agreed.obstacle() == null) {
            return ruled(FindingKind.DRAW_AGREED, name(agreed.side()) + " accepted the draw offer: the game is drawn.")
                    .by(rules.article(Rule.AGREEMENT))
                    .then(draw)
                    .done();
        }
        return needsArbiter(
                        FindingKind.DRAW_AGREED,
                        name(agreed.side()) + " accepted the draw offer, but " + because(agreed.obstacle())
                                + ": the arbiter decides.")
                .of(agreed.side())
                .by(rules.article(
                        agreed.obstacle() == Obstacle.NOT_BOTH_HAVE_MOVED ? Rule.AGREEMENT : Rule.AGREEMENT_RESTRICTED))
                .then(draw)
                .done();
    }

    private static String because(Obstacle obstacle) {
        return switch (obstacle) {
            case NOT_BOTH_HAVE_MOVED -> "not both players have made a move";
            case TOO_EARLY -> "the event allows no draw by agreement so early";
            case NEEDS_CONSENT -> "the event wants the arbiter's consent";
        };
    }
}
