package org.chatrang.judging.fold;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.SetupFault;
import org.chatrang.laws.SetupProblem;
import org.chatrang.laws.Uci;

/**
 * Both kings in check, or a pawn left on the last rank, and the opponent has moved (Article A.5.4): the next completed move is
 * awaited, and if the position is still illegal then the game is drawn.
 *
 * <pre>
 *   illegal move completed -> opponent moves -> legal: play goes on from there
 *                                            -> illegal: awaited -> next move -> legal: play goes on from there
 *                                                                             -> illegal: draw
 * </pre>
 */
final class IllegalPositions {
    private IllegalPositions() {}

    /** Takes a move made on a board that cannot be played from; false if it is dealt with in another way. */
    static boolean movedOn(Turn turn, StandingMove standing, MoveCompleted move) {
        Optional<Setup> after = Optional.ofNullable(move.uci())
                .flatMap(Uci::readAttempt)
                .filter(attempt -> isOwn(standing.board(), attempt))
                .map(attempt -> standing.board().after(attempt));
        if (after.isEmpty() || !turn.rules().illegalPositionDrawn()) {
            return false;
        }
        return switch (Position.tryOf(after.get())) {
            case Playability.Playable(Position position) -> {
                goOn(turn, move.ply(), position);
                yield true;
            }
            case Playability.Unplayable(List<SetupProblem> problems) ->
                stillIllegal(turn, standing, move.ply(), after.get(), problems);
        };
    }

    private static void goOn(Turn turn, int ply, Position position) {
        turn.edit(edit -> edit.phase(Phase.RUNNING)
                .line(turn.state().line().set(ply, position, turn.state().seq()))
                .position(position)
                .illegalMove(null));
        turn.add(new MoveFact.Restored(ply, position, true));
        Moves.endByPosition(turn);
    }

    private static boolean stillIllegal(
            Turn turn, StandingMove standing, int ply, Setup board, List<SetupProblem> problems) {
        boolean pawn = has(problems, SetupFault.PAWN_ON_LAST_RANK);
        if (!pawn && !bothInCheck(board, problems)) {
            return false;
        }
        turn.add(new MoveFact.IllegalPosition(ply, board.placement(), pawn, standing.awaited()));
        if (standing.awaited()) {
            turn.edit(edit -> edit.illegalMove(null));
            turn.end(Ending.of(
                    EndingKind.ILLEGAL_MOVES, GameResult.DRAW, turn.state().seq()));
        } else {
            turn.edit(edit -> edit.illegalMove(new StandingMove(ply, board, true)));
        }
        return true;
    }

    private static boolean isOwn(Setup board, Attempt attempt) {
        Piece piece = board.pieceAt(attempt.from());
        return piece != null && piece.colour() == board.turn();
    }

    private static boolean bothInCheck(Setup board, List<SetupProblem> problems) {
        return has(problems, SetupFault.OPPONENT_IN_CHECK)
                && Position.tryOf(board.withTurn(board.turn().other()))
                        instanceof Playability.Unplayable(List<SetupProblem> turned)
                && has(turned, SetupFault.OPPONENT_IN_CHECK);
    }

    private static boolean has(List<SetupProblem> problems, SetupFault fault) {
        return problems.stream().anyMatch(problem -> problem.fault() == fault);
    }
}
