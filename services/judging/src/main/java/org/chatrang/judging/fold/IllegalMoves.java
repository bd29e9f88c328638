package org.chatrang.judging.fold;

import java.util.Optional;
import org.chatrang.events.EndingKind;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Side;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Diagnosis;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Legality;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;

/**
 * Illegal moves (Article 7.5). Completed by the press they count; the position before is reinstated, the opponent gets time,
 * and the last one a player may make loses. Not pressed, or not understood, they are reported and do not count.
 */
final class IllegalMoves {
    private IllegalMoves() {}

    static void completed(Turn turn, MoveCompleted move, MoveReading.Illegal illegal) {
        Side offender = turn.state().toMove();
        boolean putRight = turn.rules().illegalMovePutRight();
        boolean counts = putRight && move.completedBy() == CompletedBy.PRESS && isOffence(turn, illegal);
        boolean certain = putRight && illegal.understood() && move.completedBy() != CompletedBy.QUIET;
        Optional<Attempt> queening = counts ? queening(turn, move, illegal) : Optional.empty();
        int offence = counts ? turn.state().offences().of(offender) + 1 : 0;
        boolean loses = counts && offence >= turn.rules().illegalMovesThatLose();
        turn.add(new MoveFact.Illegal(
                move.ply(),
                offender,
                Quote.of(move.uci()),
                Quote.of(move.notation()),
                illegal.reason(),
                illegal.text(),
                illegal.squares(),
                turn.state().position(),
                offence,
                certain,
                queening.isPresent() && !loses,
                counts && !loses ? turn.rules().illegalMoveMillis() : 0));
        if (counts) {
            count(turn, offender);
        }
        if (!putRight) {
            letStand(turn, move);
        }
        if (!turn.isEnded()) {
            queening.flatMap(attempt -> Uci.read(turn.state().position(), move.uci() + "q"))
                    .ifPresent(queen -> Moves.play(turn, queen));
        }
    }

    /** What is not understood cannot be held against a player; a press without a move counts from 2018 on (Article 7.5.3). */
    private static boolean isOffence(Turn turn, MoveReading.Illegal illegal) {
        boolean withoutMove = illegal.reason().equals(IllegalReason.NOT_MOVED.name());
        return illegal.understood() && (!withoutMove || turn.rules().book().pressWithoutMoveIsIllegal());
    }

    /** One more illegal move of this side counts. */
    static void count(Turn turn, Side offender) {
        GameState state = turn.state();
        int offence = state.offences().of(offender) + 1;
        turn.edit(edit -> edit.offences(state.offences().with(offender, offence)));
        if (offence >= turn.rules().illegalMovesThatLose()) {
            turn.add(new MoveFact.IllegalMovesLose(offender, offence, state.position()));
            turn.end(Ending.lossOf(EndingKind.ILLEGAL_MOVES, offender, state.seq()));
        } else {
            ClockFold.owed(turn, offender.other(), turn.rules().illegalMoveMillis());
        }
    }

    /** Where only the opponent's claim puts it right, the move stands until then, if the game can go on from it. */
    private static void letStand(Turn turn, MoveCompleted move) {
        GameState state = turn.state();
        Optional<Attempt> attempt = move.uci() == null ? Optional.empty() : Uci.readAttempt(move.uci());
        attempt.filter(squares -> state.position().pieceAt(squares.from()) != null)
                .map(squares -> Position.tryOf(state.position().setup().after(squares)))
                .ifPresent(verdict -> {
                    if (verdict instanceof Playability.Playable(Position stands)) {
                        turn.edit(edit -> edit.phase(Phase.RUNNING)
                                .line(state.line().set(move.ply(), stands))
                                .position(stands));
                    }
                });
    }

    /** A pawn left on the last rank, if by the edition it becomes a queen. */
    private static Optional<Attempt> queening(Turn turn, MoveCompleted move, MoveReading.Illegal illegal) {
        if (!illegal.reason().equals(IllegalReason.PROMOTION_MISSING.name())
                || !turn.rules().leftPawnBecomesQueen()) {
            return Optional.empty();
        }
        return move.uci() == null
                ? Optional.empty()
                : Uci.readAttempt(move.uci())
                        .filter(attempt -> Legality.diagnose(
                                        turn.state().position(), attempt.from(), attempt.to(), PieceType.QUEEN)
                                instanceof Diagnosis.Legal);
    }
}
