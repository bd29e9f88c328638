package org.chatrang.judging;

import org.chatrang.events.Evidence;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.fold.Ending;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.MatingChances.Answer;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;

/**
 * A loss that is a draw if the opponent cannot mate by any possible series of legal moves (Articles 5.1.2, 6.9, 7.5.5).
 *
 * @param result what it comes to
 * @param chance what is known about the opponent's mating chances; null if they do not matter
 * @param sentence the same in words
 */
public record Loss(GameResult result, Evidence.MatingChance chance, String sentence) {

    /** The loss of a side in a position. */
    public static Loss of(Side loser, Position position, boolean drawnIfNoMate, MatingChances chances) {
        Side opponent = loser.other();
        if (!drawnIfNoMate) {
            return new Loss(GameResult.winOf(opponent), null, Findings.name(opponent) + " wins.");
        }
        Answer answer = chances.canMate(position, GameState.colourOf(opponent));
        Evidence.MatingChance evidence = new Evidence.MatingChance(
                opponent, answer.chance().name(), answer.proof().name(), position.fen());
        if (answer.chance() == Chance.CANNOT) {
            return new Loss(
                    GameResult.DRAW,
                    evidence,
                    Findings.name(opponent) + " cannot mate by any series of legal moves, so the game is drawn.");
        }
        String known = answer.chance() == Chance.CAN ? " can still mate" : " is not proved unable to mate";
        return new Loss(
                GameResult.winOf(opponent),
                evidence,
                Findings.name(opponent) + " wins: " + Findings.name(opponent) + known + ".");
    }

    /** The result of an ending that the fold has seen, in the position it left. */
    public static GameResult resultOf(Ending ending, Rules rules, Position position, MatingChances chances) {
        return ending.result() != null
                ? ending.result()
                : of(ending.loser(), position, isDrawnIfNoMate(ending, rules), chances)
                        .result();
    }

    private static boolean isDrawnIfNoMate(Ending ending, Rules rules) {
        return switch (ending.kind()) {
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
}
