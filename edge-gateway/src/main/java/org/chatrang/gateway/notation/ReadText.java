package org.chatrang.gateway.notation;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Side;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;

/**
 * A game's text, played on a board.
 *
 * @param moves its half-moves
 * @param kings half-moves at its end that write kings into the centre, from the first illegal one on: the result as the
 *     players show it, or moves if others follow
 */
record ReadText(List<MoveCompleted> moves, List<MoveCompleted> kings) {
    static ReadText of(NotatedGame game, Position start) {
        List<MoveCompleted> moves = new ArrayList<>();
        List<MoveCompleted> kings = new ArrayList<>();
        BoardText board = new BoardText.Known(start);
        Long white = null;
        Long black = null;
        Side mover = start.turn() == Colour.WHITE ? Side.WHITE : Side.BLACK;
        List<NotatedGame.Ply> plies = game.plies();
        int trailing = plies.size()
                - CentreKings.trailing(plies.stream().map(NotatedGame.Ply::san).toList());
        for (int i = 0; i < plies.size(); i++) {
            NotatedGame.Ply ply = plies.get(i);
            BoardText.Played played = board.play(ply.san());
            white = mover == Side.WHITE ? ply.leftMillis() : white;
            black = mover == Side.BLACK ? ply.leftMillis() : black;
            ClockReading clock = white == null && black == null ? null : ClockReading.of(white, black, mover.other());
            boolean shown = i >= trailing && (!played.legal() || !kings.isEmpty());
            (shown ? kings : moves)
                    .add(new MoveCompleted(
                            i + 1,
                            played.uci(),
                            ply.san(),
                            played.placement(),
                            clock,
                            CompletedBy.NEXT_MOVE,
                            List.of()));
            board = played.after();
            mover = mover.other();
        }
        return new ReadText(List.copyOf(moves), List.copyOf(kings));
    }

    /** The squares on which the kings stand. */
    List<String> squares() {
        return kings.stream().map(king -> CentreKings.square(king.notation())).toList();
    }
}
