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
import org.chatrang.events.JudgeName;
import org.chatrang.events.Side;
import org.chatrang.judging.Loss;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.AnalysisFact;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.Rules;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Position;
import org.chatrang.laws.edition.Rule;

/** What a legal move, an arbiter's ruling or a longer search led to (Articles 5.2.1, 5.2.2). */
final class PositionFindings {
    private PositionFindings() {}

    /** Dead once, dead for ever; and not known once, mostly not known for long: stated when it came about, not at every move. */
    static Stream<Finding> of(MoveFact.Legal move, Step step, MateSearch search) {
        Rules rules = step.after().rules();
        Position position = move.after();
        if (position.isStalemate()) {
            return Stream.of(stalemate(position, move.ply(), rules));
        }
        Chance chance = search.anyMate(position);
        // Nothing was stated about the first position of the game.
        boolean statedBefore = move.ply() > 1 && chance == before(move, step, search);
        return chance == Chance.CAN || statedBefore ? Stream.empty() : Stream.of(dead(position, rules, search));
    }

    static Stream<Finding> of(MoveFact.Restored restored, Step step, MateSearch search) {
        Rules rules = step.after().rules();
        Position position = restored.position();
        if (position.isStalemate()) {
            return Stream.of(stalemate(position, restored.ply(), rules));
        }
        return search.anyMate(position) == Chance.CAN ? Stream.empty() : Stream.of(dead(position, rules, search));
    }

    /** What was known before the move: what a longer search has found counts, too. */
    private static Chance before(MoveFact.Legal move, Step step, MateSearch search) {
        Chance chance = search.anyMate(move.before());
        return chance != Chance.UNKNOWN
                ? chance
                : step.before()
                        .analyses()
                        .of(JudgeName.DRAW_DETECTION, step.before().line().seq())
                        .map(found -> Chance.valueOf(found.name()))
                        .orElse(chance);
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

    private static Finding dead(Position position, Rules rules, MateSearch search) {
        Consequence draw = new Consequence.Ends(GameResult.DRAW, EndingKind.DEAD_POSITION);
        Proof white = search.canMate(position, Side.WHITE).proof();
        Proof black = search.canMate(position, Side.BLACK).proof();
        String method = white == black ? white.name() : white + ", " + black;
        if (search.anyMate(position) == Chance.CANNOT) {
            return ruled(
                            FindingKind.DEAD_POSITION,
                            "Neither side can mate by any series of legal moves: the game is drawn. Proof: " + method
                                    + ".")
                    .by(rules.article(Rule.DEAD_POSITION))
                    .with(new Evidence.MatingChance(null, "CANNOT", method, position.fen()))
                    .then(draw)
                    .done();
        }
        return needsArbiter(
                        FindingKind.DEAD_POSITION,
                        "Whether the position is dead was not decided by looking at " + search.nodes() + " positions"
                                + known(white, Side.WHITE) + known(black, Side.BLACK)
                                + ". The game goes on; a longer search is begun, and if neither side can mate the game is"
                                + " drawn by this move.")
                .by(rules.article(Rule.DEAD_POSITION))
                .with(new Evidence.MatingChance(null, "UNKNOWN", method, position.fen()))
                .then(draw)
                .done();
    }

    private static String known(Proof proof, Side side) {
        return proof == Proof.NONE ? "" : "; " + name(side) + " cannot mate (proof: " + proof + ")";
    }

    /** A longer search about a position of this game has ended; the game ended by the move that led there if it is dead. */
    static Finding found(AnalysisFact.Completed completed, Rules rules) {
        int ply = completed.said().ply();
        Evidence.MatingChance evidence = Loss.chance(completed);
        return switch (completed.said().chance()) {
            case CANNOT ->
                ruled(
                                FindingKind.DEAD_POSITION,
                                "A longer search found that since half-move " + ply
                                        + " neither side can mate by any series of legal moves: the game is drawn. Proof: "
                                        + completed.said().proof() + ".")
                        .by(rules.article(Rule.DEAD_POSITION))
                        .with(evidence)
                        .then(new Consequence.Ends(
                                GameResult.DRAW,
                                EndingKind.DEAD_POSITION,
                                completed.said().answers(),
                                ply))
                        .done();
            case CAN ->
                noted(
                                FindingKind.ANALYSIS_COMPLETED,
                                "A longer search found that the position after half-move " + ply
                                        + " is not dead: a series of legal moves to mate exists.")
                        .by(rules.article(Rule.DEAD_POSITION))
                        .with(evidence)
                        .done();
            case UNKNOWN ->
                needsArbiter(
                                FindingKind.ANALYSIS_COMPLETED,
                                "Whether the position after half-move " + ply
                                        + " is dead was not decided by a longer search either, of "
                                        + completed.said().nodes() + " positions: the arbiter decides.")
                        .by(rules.article(Rule.DEAD_POSITION))
                        .with(evidence)
                        .done();
        };
    }
}
