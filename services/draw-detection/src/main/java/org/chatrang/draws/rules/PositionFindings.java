package org.chatrang.draws.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.ruled;

import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.Rules;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.Colour;
import org.chatrang.laws.DeadPosition;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Position;
import org.chatrang.laws.edition.Rule;

/** What a legal move led to (Articles 5.2.1, 5.2.2) and what the player to move could claim with his next (9.2.1, 9.3.1). */
final class PositionFindings {
    private PositionFindings() {}

    static Stream<Finding> of(MoveFact.Legal move, Step step, MatingChances chances) {
        Rules rules = step.after().rules();
        Position after = move.after();
        if (after.isCheckmate()) {
            return Stream.empty();
        }
        if (after.isStalemate()) {
            return Stream.of(stalemate(move, rules));
        }
        if (DeadPosition.isProved(after, chances)) {
            // Dead once, dead for ever: stated when it came about, not at every move played on.
            return DeadPosition.isProved(move.before(), chances)
                    ? Stream.empty()
                    : Stream.of(dead(move, rules, chances));
        }
        return step.after().ending() == null ? claimableNext(step.after(), rules) : Stream.empty();
    }

    private static Finding stalemate(MoveFact.Legal move, Rules rules) {
        return ruled(
                        FindingKind.STALEMATE,
                        name(move.side().other()) + " is stalemated after " + move.san() + ": the game is drawn.")
                .of(move.side().other())
                .by(rules.article(Rule.STALEMATE))
                .with(new Evidence.Position(move.ply(), move.after().fen()))
                .then(new Consequence.Ends(GameResult.DRAW, EndingKind.STALEMATE))
                .done();
    }

    private static Finding dead(MoveFact.Legal move, Rules rules, MatingChances chances) {
        Proof white = chances.canMate(move.after(), Colour.WHITE).proof();
        Proof black = chances.canMate(move.after(), Colour.BLACK).proof();
        String method = white == black ? white.name() : white + ", " + black;
        return ruled(
                        FindingKind.DEAD_POSITION,
                        "Neither side can mate by any series of legal moves after " + move.san()
                                + ": the game is drawn. Proof: " + method + ".")
                .by(rules.article(Rule.DEAD_POSITION))
                .with(new Evidence.MatingChance(
                        null, "CANNOT", method, move.after().fen()))
                .then(new Consequence.Ends(GameResult.DRAW, EndingKind.DEAD_POSITION))
                .done();
    }

    private static Stream<Finding> claimableNext(GameState game, Rules rules) {
        Optional<Finding> threefold = Intentions.threefold(game)
                .map(intended -> noted(
                                FindingKind.THREEFOLD_CLAIMABLE,
                                name(game.toMove()) + " may claim a draw with the intended move " + intended.san()
                                        + ": the position then occurs for the third time or more.")
                        .of(game.toMove())
                        .by(rules.article(Rule.THREEFOLD_ABOUT_TO_APPEAR))
                        .with(new Evidence.Repetition(intended.plies().size(), intended.plies()))
                        .done());
        Optional<Finding> fifty = Intentions.fiftyMoves(game)
                .map(san -> noted(
                                FindingKind.FIFTY_MOVES_CLAIMABLE,
                                name(game.toMove()) + " may claim a draw with an intended move such as " + san
                                        + ": it completes fifty moves of each player without a pawn move or capture.")
                        .of(game.toMove())
                        .by(rules.article(Rule.FIFTY_MOVES_ABOUT_TO_BE))
                        .with(new Evidence.MoveCount(game.position().halfmoveClock() + 1))
                        .done());
        return Stream.concat(threefold.stream(), fifty.stream());
    }
}
