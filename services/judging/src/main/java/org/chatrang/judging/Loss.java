package org.chatrang.judging;

import java.util.List;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.analysis.CountedMate;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.AnalysisFact;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;
import org.chatrang.laws.edition.Setting;
import org.chatrang.laws.mate.MateAnswer;

/**
 * A loss that is a draw if the opponent cannot mate by any possible series of legal moves (Articles 5.1.2, 6.9, 7.5.5).
 *
 * @param result what it comes to; where that is not decided, what the arbiter would say unless a mate is impossible: a win
 * @param decided whether it is known if the opponent can mate, or does not matter
 * @param chance what is known about the opponent's mating chances; null if they do not matter
 * @param sentence the same in words
 */
public record Loss(GameResult result, boolean decided, Evidence.MatingChance chance, String sentence) {

    /** A loss whatever the opponent can do. */
    public static Loss outright(Side loser) {
        Side opponent = loser.other();
        return new Loss(GameResult.winOf(opponent), true, null, Findings.name(opponent) + " wins.");
    }

    /** What the loss of a side by an ending of this kind comes to in a position. */
    public static Loss of(EndingKind kind, Side loser, Rules rules, Position position, MateSearch search) {
        if (!isDrawnIfNoMate(kind, rules)) {
            return outright(loser);
        }
        Side opponent = loser.other();
        MateAnswer answer = looksAtMoveCount(kind, rules)
                ? new CountedMate(search).canMate(position, opponent)
                : search.canMate(position, opponent);
        return of(
                opponent,
                answer.chance(),
                new Evidence.MatingChance(
                        opponent,
                        answer.chance().name(),
                        answer.proof().name(),
                        position.fen(),
                        Uci.writeLine(position, answer.line())),
                answer.nodes());
    }

    /** What an ending comes to by a longer search that the log holds. */
    public static Loss of(AnalysisFact.Completed completed) {
        Side opponent = completed.loss().loser().other();
        return of(
                opponent,
                Chance.valueOf(completed.said().chance().name()),
                chance(completed),
                completed.said().nodes());
    }

    /** What a longer search found, as evidence. */
    public static Evidence.MatingChance chance(AnalysisFact.Completed completed) {
        List<String> line = completed.said().line();
        return new Evidence.MatingChance(
                completed.said().side(),
                completed.said().chance().name(),
                completed.said().proof(),
                completed.position().fen(),
                line);
    }

    private static Loss of(Side opponent, Chance chance, Evidence.MatingChance evidence, long nodes) {
        String name = Findings.name(opponent);
        GameResult win = GameResult.winOf(opponent);
        return switch (chance) {
            case CAN -> new Loss(win, true, evidence, name + " wins: " + name + " can still mate.");
            case CANNOT ->
                new Loss(
                        GameResult.DRAW,
                        true,
                        evidence,
                        name + " cannot mate by any series of legal moves, so the game is drawn.");
            case UNKNOWN ->
                new Loss(
                        win,
                        false,
                        evidence,
                        "Whether " + name + " can still mate was not decided by looking at " + nodes
                                + " positions: if so " + name + " wins, otherwise it is a draw.");
        };
    }

    /** A finding about this loss: ruled if it is decided, otherwise for the arbiter. */
    public Findings finding(FindingKind kind, String text) {
        return (decided ? Findings.ruled(kind, text) : Findings.needsArbiter(kind, text)).with(chance);
    }

    /** Whether the loss is a draw if the opponent cannot mate. */
    public static boolean isDrawnIfNoMate(EndingKind kind, Rules rules) {
        return switch (kind) {
            case RESIGNATION -> rules.book().resignationDrawnIfNoMate();
            case ILLEGAL_MOVES -> rules.book().illegalLossDrawnIfNoMate();
            case FLAG_FALL -> true;
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
                    UNKNOWN -> false;
        };
    }

    /** Whether a mate beyond the count of Article 9.6.2 does not count: a setting of the event, about flags alone. */
    public static boolean looksAtMoveCount(EndingKind kind, Rules rules) {
        return switch (kind) {
            case FLAG_FALL ->
                rules.book().seventyFiveMovesEnd() && rules.book().regulations().is(Setting.FLAG_LOOKS_AT_MOVE_COUNT);
            case ARBITER,
                    CHECKMATE,
                    STALEMATE,
                    DEAD_POSITION,
                    FIVEFOLD,
                    SEVENTY_FIVE_MOVES,
                    ILLEGAL_MOVES,
                    RESIGNATION,
                    AGREEMENT,
                    THREEFOLD_CLAIM,
                    FIFTY_MOVES_CLAIM,
                    ABSENCE,
                    RESULT_GESTURE,
                    UNKNOWN -> false;
        };
    }
}
