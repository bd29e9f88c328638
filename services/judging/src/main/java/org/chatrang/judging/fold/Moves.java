package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Side;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.Uci;

/** Completed moves (Articles 3, 4, 6.2.1, 7.5). */
final class Moves {
    private Moves() {}

    static void completed(Turn turn, MoveCompleted move) {
        if (IllegalMoves.standsAfter(turn, move)) {
            return;
        }
        GameState state = turn.state();
        int expected = state.ply() + 1;
        if (move.ply() != expected) {
            turn.add(new MoveFact.OutOfOrder(expected, move.ply()));
            return;
        }
        Side mover = state.toMove();
        switch (MoveReading.of(state, move)) {
            case MoveReading.Legal(Move legal) -> {
                play(turn, legal);
                Placements.compare(turn, move);
                ClockFold.pressed(turn, move, mover, true);
            }
            case MoveReading.Illegal illegal -> {
                IllegalMoves.completed(turn, move, illegal);
                if (!turn.isEnded()) {
                    ClockFold.pressed(turn, move, mover, turn.state().ply() == move.ply());
                }
            }
        }
    }

    /** Makes a legal move and ends the game if the position or the counts do. */
    static void play(Turn turn, Move move) {
        GameState state = turn.state();
        Position before = state.position();
        Position after = before.play(move);
        Side mover = state.toMove();
        Line line = state.line().play(before, move, after, state.seq());
        List<Pending> stillWaiting = Results.notAnsweredByMoving(state.pending(), mover);
        turn.edit(edit -> edit.phase(Phase.RUNNING)
                .line(line)
                .position(after)
                .pending(stillWaiting)
                .illegalMove(null)
                .intendedMove(null));
        turn.add(new MoveFact.Legal(
                line.ply(), mover, before, move, Uci.write(before, move), San.write(before, move), after));
        IntendedMove intended = state.intendedMove();
        if (intended != null && intended.ply() == line.ply() && !intended.move().equals(move)) {
            turn.add(new DrawFact.IntendedMoveNotPlayed(mover, intended.san(), San.write(before, move)));
        }
        Draws.moved(turn, mover);
        endByPosition(turn);
        if (!after.isCheckmate() && !after.isStalemate()) {
            Draws.counted(turn);
        }
    }

    /** Ends the game if the player to move is mated or stalemated. */
    static void endByPosition(Turn turn) {
        GameState state = turn.state();
        if (state.position().isCheckmate()) {
            GameResult won = GameResult.winOf(state.toMove().other());
            turn.end(Ending.of(EndingKind.CHECKMATE, won, state.seq()));
        } else if (state.position().isStalemate()) {
            turn.end(Ending.of(EndingKind.STALEMATE, GameResult.DRAW, state.seq()));
        }
    }
}
