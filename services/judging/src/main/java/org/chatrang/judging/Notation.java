package org.chatrang.judging;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;

/** Lines of moves as they travel. */
public final class Notation {
    private Notation() {}

    /** A line of legal moves from a position in UCI. */
    public static List<String> uci(Position from, List<Move> line) {
        List<String> text = new ArrayList<>(line.size());
        Position position = from;
        for (Move move : line) {
            text.add(Uci.write(position, move));
            position = position.play(move);
        }
        return text;
    }
}
