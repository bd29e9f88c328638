package org.chatrang.judging.fold;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.EndingKind;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Side;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Diagnosis;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Legality;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
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
        boolean counts = putRight && isCompleted(move) && isOffence(turn, illegal);
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
                certain && !loses && queening.isEmpty(),
                counts && !loses ? turn.rules().illegalMoveMillis() : 0));
        if (counts) {
            count(turn, offender);
        }
        if (isCompleted(move) && touchedAPiece(illegal) && !turn.isEnded()) {
            Draws.moved(turn, offender);
        }
        if (turn.rules().illegalMoveStands() && !turn.isEnded()) {
            mayStand(turn, move);
        }
        if (!turn.isEnded()) {
            queening.flatMap(attempt -> Uci.read(turn.state().position(), move.uci() + "q"))
                    .ifPresent(queen -> Moves.play(turn, queen));
        }
    }

    /** Completed by the press, or by the player's next move without one (Article 6.2.1). */
    private static boolean isCompleted(MoveCompleted move) {
        return move.completedBy() == CompletedBy.PRESS || move.completedBy() == CompletedBy.NEXT_MOVE;
    }

    private static boolean touchedAPiece(MoveReading.Illegal illegal) {
        return illegal.understood()
                && !illegal.reason().equals(IllegalReason.NOT_MOVED.name())
                && !illegal.reason().equals(IllegalReason.NO_PIECE.name());
    }

    /** The clock was pressed and nothing had been moved (Article 7.5.3). */
    static void pressedWithoutMove(Turn turn) {
        Side offender = turn.state().toMove();
        int offence = turn.state().offences().of(offender) + 1;
        boolean loses = offence >= turn.rules().illegalMovesThatLose();
        turn.add(new MoveFact.Illegal(
                turn.state().ply() + 1,
                offender,
                null,
                null,
                IllegalReason.NOT_MOVED.name(),
                "the clock was pressed without a move",
                List.of(),
                turn.state().position(),
                offence,
                true,
                false,
                !loses,
                loses ? 0 : turn.rules().illegalMoveMillis()));
        count(turn, offender);
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

    /** The board as it is if the move stands, kept for the case that the opponent makes the next move. */
    private static void mayStand(Turn turn, MoveCompleted move) {
        GameState state = turn.state();
        Optional<Attempt> attempt = move.uci() == null ? Optional.empty() : Uci.readAttempt(move.uci());
        attempt.filter(squares -> state.position().pieceAt(squares.from()) != null)
                .map(squares -> state.position().setup().after(squares))
                .ifPresent(board -> turn.edit(edit -> edit.illegalMove(new StandingMove(move.ply(), board, false))));
    }

    /**
     * Lets an illegal move stand that the opponent has answered. Returns true if the answer is dealt with, too: from a board
     * that cannot be played from nothing can be made but an illegal move.
     */
    static boolean standsAfter(Turn turn, MoveCompleted answer) {
        StandingMove standing = turn.state().illegalMove();
        if (standing == null || answer.ply() != standing.ply() + 1) {
            return false;
        }
        if (standing.awaited()) {
            return IllegalPositions.movedOn(turn, standing, answer);
        }
        return switch (Position.tryOf(standing.board())) {
            case Playability.Playable(Position position) -> {
                turn.edit(edit -> edit.phase(Phase.RUNNING)
                        .line(turn.state()
                                .line()
                                .set(standing.ply(), position, turn.state().seq()))
                        .position(position)
                        .illegalMove(null));
                turn.add(new MoveFact.Restored(standing.ply(), position, true));
                yield false;
            }
            case Playability.Unplayable unplayable ->
                capturesTheKing(turn, standing.board(), answer) || IllegalPositions.movedOn(turn, standing, answer);
        };
    }

    /** The king was left in check and is taken: neither move stands. */
    private static boolean capturesTheKing(Turn turn, Setup board, MoveCompleted answer) {
        Piece king = Piece.of(board.turn().other(), PieceType.KING);
        boolean captured = answer.uci() != null
                && Uci.readAttempt(answer.uci())
                        .filter(squares -> board.pieceAt(squares.to()) == king)
                        .isPresent();
        if (captured) {
            String square = answer.uci().substring(2, 4);
            turn.add(new MoveFact.Illegal(
                    answer.ply(),
                    GameState.sideOf(board.turn()),
                    Quote.of(answer.uci()),
                    Quote.of(answer.notation()),
                    IllegalReason.KING_CAPTURE.name(),
                    "a king is never captured; it was left in check before",
                    List.of(square),
                    turn.state().position(),
                    0,
                    false,
                    false,
                    false,
                    0));
        }
        return captured;
    }

    /** A pawn left on the last rank, if by the edition it becomes a queen and is not left to Article A.5.4. */
    private static Optional<Attempt> queening(Turn turn, MoveCompleted move, MoveReading.Illegal illegal) {
        if (!illegal.reason().equals(IllegalReason.PROMOTION_MISSING.name())
                || !turn.rules().leftPawnBecomesQueen()
                || turn.rules().illegalPositionDrawn()) {
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
