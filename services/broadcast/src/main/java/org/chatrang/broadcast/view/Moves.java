package org.chatrang.broadcast.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.Stamp;

/**
 * The moves that stand and the position they lead to, as the legality judge states them.
 *
 * @param played the moves that stand, in order
 * @param ply half-moves that stand
 * @param fen the position, null while it is still the game's start position
 * @param last the last move, null at the start and after the arbiter changed the position
 */
public record Moves(List<PlayedMove> played, int ply, String fen, PlayedMove last) {
    /** The start of a game. */
    public static final Moves NONE = new Moves(List.of(), 0, null, null);

    /** After a legal move; what stood at that half-move or later is replaced. */
    public Moves made(Evidence.Move move, Stamp of) {
        List<PlayedMove> line = upTo(move.ply() - 1);
        PlayedMove made = new PlayedMove(move.ply(), move.uci(), move.san(), move.fen(), fen, of);
        line.add(made);
        return new Moves(Collections.unmodifiableList(line), move.ply(), move.fen(), made);
    }

    /** After the game was taken back to, or set to, a position: an explicit retraction of what came after that half-move. */
    public Moves goesOnFrom(Consequence.GoesOnFrom from) {
        return new Moves(Collections.unmodifiableList(upTo(from.ply())), from.ply(), from.fen(), null);
    }

    private List<PlayedMove> upTo(int lastPly) {
        List<PlayedMove> line = new ArrayList<>(played.size() + 1);
        for (PlayedMove move : played) {
            if (move.ply() <= lastPly) {
                line.add(move);
            }
        }
        return line;
    }
}
