package org.chatrang.draws.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.ruled;

import java.util.stream.Stream;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.Colour;
import org.chatrang.laws.DeadPosition;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Position;
import org.chatrang.laws.edition.Rule;

/** What a legal move, or an arbiter's ruling, led to (Articles 5.2.1, 5.2.2). */
final class PositionFindings {
    private PositionFindings() {}

    static Stream<Finding> of(MoveFact.Legal move, Rules rules, MatingChances chances) {
        // Dead once, dead for ever: stated when it came about, not at every move played on.
        boolean deadBefore = DeadPosition.isProved(move.before(), chances);
        return of(move.after(), move.ply(), deadBefore, rules, chances);
    }

    static Stream<Finding> of(MoveFact.Restored restored, Rules rules, MatingChances chances) {
        return of(restored.position(), restored.ply(), false, rules, chances);
    }

    private static Stream<Finding> of(
            Position position, int ply, boolean deadBefore, Rules rules, MatingChances chances) {
        if (position.isStalemate()) {
            return Stream.of(stalemate(position, ply, rules));
        }
        return !deadBefore && DeadPosition.isProved(position, chances)
                ? Stream.of(dead(position, rules, chances))
                : Stream.empty();
    }

    private static Finding stalemate(Position position, int ply, Rules rules) {
        Side stalemated = GameState.sideOf(position.turn());
        return ruled(FindingKind.STALEMATE, name(stalemated) + " is stalemated: the game is drawn.")
                .of(stalemated)
                .by(rules.article(Rule.STALEMATE))
                .with(new Evidence.Position(ply, position.fen()))
                .then(new Consequence.Ends(GameResult.DRAW, EndingKind.STALEMATE))
                .done();
    }

    private static Finding dead(Position position, Rules rules, MatingChances chances) {
        Proof white = chances.canMate(position, Colour.WHITE).proof();
        Proof black = chances.canMate(position, Colour.BLACK).proof();
        String method = white == black ? white.name() : white + ", " + black;
        return ruled(
                        FindingKind.DEAD_POSITION,
                        "Neither side can mate by any series of legal moves: the game is drawn. Proof: " + method + ".")
                .by(rules.article(Rule.DEAD_POSITION))
                .with(new Evidence.MatingChance(null, "CANNOT", method, position.fen()))
                .then(new Consequence.Ends(GameResult.DRAW, EndingKind.DEAD_POSITION))
                .done();
    }
}
