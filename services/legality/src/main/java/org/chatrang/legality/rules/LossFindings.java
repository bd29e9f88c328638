package org.chatrang.legality.rules;

import static org.chatrang.judging.Findings.name;

import org.chatrang.events.Consequence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Side;
import org.chatrang.judging.Loss;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.AnalysisFact;
import org.chatrang.judging.fold.Ending;
import org.chatrang.judging.fold.GameState;
import org.chatrang.laws.Position;
import org.chatrang.laws.edition.Rule;

/** Losses that are draws if the opponent cannot mate, other than by the clock (Articles 5.1.2, 7.5.5). */
final class LossFindings {
    private LossFindings() {}

    /** The loss of a game that ended in that way in a position. */
    static Loss of(Ending ending, GameState game, Position position, MateSearch search) {
        return Loss.of(ending.kind(), ending.loser(), game.rules(), position, search);
    }

    /** What a longer search found: the game ended by the record that raised the question. */
    static Finding found(AnalysisFact.Completed completed, GameState game) {
        Loss loss = Loss.of(completed);
        Ending ending = completed.loss();
        Side loser = ending.loser();
        FindingKind kind = switch (ending.kind()) {
            case RESIGNATION -> FindingKind.RESIGNATION;
            case ILLEGAL_MOVES -> FindingKind.ILLEGAL_MOVES_LOSE;
            case FLAG_FALL -> FindingKind.FLAG_FALLEN;
            case ARBITER,
                    CHECKMATE,
                    STALEMATE,
                    DEAD_POSITION,
                    FIVEFOLD,
                    SEVENTY_FIVE_MOVES,
                    AGREEMENT,
                    THREEFOLD_CLAIM,
                    FIFTY_MOVES_CLAIM,
                    ABSENCE,
                    RESULT_GESTURE,
                    UNKNOWN -> FindingKind.ANALYSIS_COMPLETED;
        };
        return loss.finding(
                        kind,
                        name(loser) + " has lost unless " + name(loser.other())
                                + " cannot mate, and a longer search has ended. " + loss.sentence())
                .of(loser)
                .by(game.rules().article(rule(kind)))
                .then(new Consequence.Ends(
                        loss.result(),
                        ending.kind(),
                        completed.said().answers(),
                        completed.said().ply()))
                .done();
    }

    private static Rule rule(FindingKind kind) {
        if (kind == FindingKind.RESIGNATION) {
            return Rule.RESIGNATION;
        }
        return kind == FindingKind.ILLEGAL_MOVES_LOSE ? Rule.ILLEGAL_MOVE_PENALTY : Rule.FLAG_FALL;
    }
}
