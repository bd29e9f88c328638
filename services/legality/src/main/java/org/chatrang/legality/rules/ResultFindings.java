package org.chatrang.legality.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.ruled;

import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.events.Article;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.judging.Findings;
import org.chatrang.judging.Loss;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.Ending;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.ResultFact;
import org.chatrang.judging.fold.ResultFact.Effect;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.Position;
import org.chatrang.laws.edition.Rule;

/** Results stated by the players and by arbiters (Articles 5.1.2, 5.2.3, 12). */
final class ResultFindings {
    private ResultFindings() {}

    static Stream<Finding> of(ResultFact fact, GameState game, MateSearch search) {
        return switch (fact) {
            case ResultFact.Resigned resigned -> Stream.of(resigned(resigned, game.rules(), search));
            case ResultFact.Gesture gesture -> Stream.of(gesture(gesture, game.rules()));
            case ResultFact.GestureAfterEnd gesture -> Stream.of(gestureAfterEnd(gesture, game, search));
            case ResultFact.Applied applied -> applied(applied, game, search);
            case ResultFact.Impossible impossible -> Stream.of(impossible(impossible));
        };
    }

    private static Finding resigned(ResultFact.Resigned resigned, Rules rules, MateSearch search) {
        Loss loss = Loss.of(EndingKind.RESIGNATION, resigned.side(), rules, resigned.position(), search);
        return loss.finding(FindingKind.RESIGNATION, name(resigned.side()) + " resigned. " + loss.sentence())
                .of(resigned.side())
                .by(rules.article(Rule.RESIGNATION))
                .then(new Consequence.Ends(loss.result(), EndingKind.RESIGNATION))
                .done();
    }

    private static Finding gesture(ResultFact.Gesture gesture, Rules rules) {
        GameResult result = gesture.gesture().result();
        String shown = "The players showed " + result.code() + " on the board"
                + (gesture.movesMade() == 0 ? " and no move was made." : ".");
        Findings finding = gesture.accepted()
                ? ruled(FindingKind.RESULT_GESTURE, shown + " The event takes this as their word.")
                : needsArbiter(FindingKind.RESULT_GESTURE, shown + " It counts when the arbiter confirms it.");
        return finding.by(rules.article(result == GameResult.DRAW ? Rule.AGREEMENT : Rule.RESIGNATION))
                .with(squares(gesture.gesture().squares()))
                .then(new Consequence.Ends(result, EndingKind.RESULT_GESTURE))
                .done();
    }

    private static Finding gestureAfterEnd(ResultFact.GestureAfterEnd shown, GameState game, MateSearch search) {
        GameResult said = shown.gesture().result();
        Optional<GameResult> stands = result(shown.ending(), game, shown.position(), search);
        if (stands.isEmpty()) {
            return noted(
                            FindingKind.RESULT_GESTURE,
                            "The players showed " + said.code()
                                    + "; the game had ended before, and its result waits for"
                                    + " whether a mate was still possible.")
                    .with(squares(shown.gesture().squares()))
                    .done();
        }
        return said == stands.get()
                ? noted(FindingKind.RESULT_GESTURE, "The players showed " + said.code() + ", as the game had ended.")
                        .with(squares(shown.gesture().squares()))
                        .done()
                : needsArbiter(
                                FindingKind.RESULT_CONTRADICTED,
                                "The players showed " + said.code() + ", but the game had ended "
                                        + stands.get().code() + " before: that result stands.")
                        .with(squares(shown.gesture().squares()))
                        .done();
    }

    /** The result of an ending in the position it left; empty if it hangs on a mate that is not decided. */
    private static Optional<GameResult> result(Ending ending, GameState game, Position position, MateSearch search) {
        if (ending.result() != null) {
            return Optional.of(ending.result());
        }
        Loss loss = LossFindings.of(ending, game, position, search);
        return loss.decided() ? Optional.of(loss.result()) : Optional.empty();
    }

    private static Evidence squares(java.util.List<String> squares) {
        return squares.isEmpty() ? null : new Evidence.Raw("kings on " + String.join(", ", squares));
    }

    private static Stream<Finding> applied(ResultFact.Applied applied, GameState game, MateSearch search) {
        RulingMade made = applied.made();
        Finding ruling = ruled(
                        FindingKind.RULING_APPLIED,
                        "Arbiter " + made.arbiter() + " ruled: " + words(made.ruling()) + ". Reason: " + made.reason())
                .by(article(made.ruling(), game.rules()))
                .with(new Evidence.Decision(made.arbiter(), made.reason(), made.ruling()))
                .then(consequence(applied.effect(), game, search))
                .done();
        return Stream.concat(Stream.of(ruling), undecided(applied.effect(), game, search).stream());
    }

    private static Consequence consequence(Effect effect, GameState game, MateSearch search) {
        return switch (effect) {
            case Effect.Nothing nothing -> null;
            case Effect.GoesOnFrom from ->
                new Consequence.GoesOnFrom(from.ply(), from.position().fen());
            case Effect.Reopened reopened -> new Consequence.Reopens();
            case Effect.TimeAdded time -> new Consequence.TimeAdded(time.side(), time.millis());
            case Effect.Ended ended ->
                result(ended.ending(), game, ended.position(), search)
                        .map(result ->
                                new Consequence.Ends(result, ended.ending().kind()))
                        .orElse(null);
        };
    }

    /** A loss is confirmed, and whether the opponent can still mate is not decided. */
    private static Optional<Finding> undecided(Effect effect, GameState game, MateSearch search) {
        if (!(effect instanceof Effect.Ended ended)
                || result(ended.ending(), game, ended.position(), search).isPresent()) {
            return Optional.empty();
        }
        Loss loss = LossFindings.of(ended.ending(), game, ended.position(), search);
        return Optional.of(loss.finding(FindingKind.RULING_APPLIED, "The loss is confirmed. " + loss.sentence())
                .of(ended.ending().loser())
                .then(new Consequence.Ends(loss.result(), ended.ending().kind()))
                .done());
    }

    private static Finding impossible(ResultFact.Impossible impossible) {
        RulingMade made = impossible.made();
        return needsArbiter(
                        FindingKind.RULING_IMPOSSIBLE,
                        "The ruling of arbiter " + made.arbiter() + " (" + words(made.ruling())
                                + ") cannot be carried out: " + impossible.why() + ".")
                .with(new Evidence.Decision(made.arbiter(), made.reason(), made.ruling()))
                .done();
    }

    private static Article article(Ruling ruling, Rules rules) {
        return switch (ruling) {
            case Ruling.DecideResult decide
            when decide.article() != null ->
                new Article(decide.article(), rules.book().edition().year());
            case Ruling.DecideResult decide -> rules.article(Rule.ARBITER_PENALTY);
            case Ruling.RestorePly restore -> rules.article(Rule.ILLEGAL_MOVE);
            case Ruling.SetPosition set -> rules.article(Rule.DISPLACED_FOUND_LATER);
            case Ruling.LetStand stand -> rules.article(Rule.ILLEGAL_MOVE);
            case Ruling.SetClocks clocks -> rules.article(Rule.CLOCK_SETTING);
            case Ruling.CountIllegalMove count -> rules.article(Rule.ILLEGAL_MOVE_PENALTY);
            case Ruling.CancelIllegalMove cancel -> rules.article(Rule.ILLEGAL_MOVE_PENALTY);
            case Ruling.Confirm confirm -> null;
            case Ruling.Dismiss dismiss -> null;
            case Ruling.Reopen reopen -> null;
            case Ruling.ReleaseQuarantine release -> null;
        };
    }

    private static String words(Ruling ruling) {
        return switch (ruling) {
            case Ruling.RestorePly restore -> "the position after half-move " + restore.ply() + " is restored";
            case Ruling.SetPosition set -> "the position is set to " + set.fen();
            case Ruling.LetStand stand -> "half-move " + stand.ply() + " stands";
            case Ruling.SetClocks clocks -> "the clocks are set";
            case Ruling.CountIllegalMove count -> "an illegal move of " + name(count.offender()) + " counts";
            case Ruling.CancelIllegalMove cancel ->
                "an illegal move of " + name(cancel.offender()) + " does not count after all";
            case Ruling.DecideResult decide ->
                "the result is " + decide.result().code();
            case Ruling.Confirm confirm -> "what waited is confirmed";
            case Ruling.Dismiss dismiss -> "what waited is dismissed and play goes on";
            case Ruling.Reopen reopen -> "the result is annulled and play goes on";
            case Ruling.ReleaseQuarantine release -> "the game is released from quarantine";
        };
    }
}
