package org.chatrang.events;

import java.util.List;

/**
 * A search for a mate that took longer than a judge's own budget has ended. It rules nothing: the judge that asked does when
 * it reads this, if nothing earlier in the log made it moot. Only judges may say it, each about its own questions; that a
 * side CAN mate is believed because the line is played again, that it CANNOT because the asking judge itself says so.
 *
 * @param answers the record of the game's log that raised the question, by its {@code seq}
 * @param ply the half-moves made before the position
 * @param fen the position asked about
 * @param side who would mate; null where the question was whether either side can (Article 5.2.2)
 * @param chance what was found
 * @param proof what that rests on, by the name the Laws module gives it; NONE if nothing was proved
 * @param line the moves in UCI from the position to a mate; empty unless the answer is CAN
 * @param nodes positions visited
 */
public record AnalysisCompleted(
        long answers, int ply, String fen, Side side, Chance chance, String proof, List<String> line, long nodes)
        implements GameFact {
    public AnalysisCompleted {
        Require.atLeast(1, answers, "answers", "the place in the game log");
        Require.atLeast(0, ply, "ply", "the count of half-moves that stand");
        Require.text(fen, "fen", "a position as FEN");
        Require.present(chance, "chance", "CAN, CANNOT or UNKNOWN");
        Require.text(proof, "proof", "the name of a proof");
        line = Require.list(line, "line");
        Require.atLeast(0, nodes, "nodes", "the count of positions");
    }

    /** What was found about a mate by any series of legal moves. */
    public enum Chance {
        /** A series of legal moves to mate exists. */
        CAN,
        /** None exists. */
        CANNOT,
        /** Neither was proved within the budget of the search. */
        UNKNOWN
    }
}
