package org.chatrang.laws.mate;

import java.util.List;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Move;

/**
 * Whether a side can still mate, with the proof.
 *
 * @param chance what is known
 * @param proof what it rests on
 * @param line legal moves from the position to the mate, the last one mating; empty unless the side can mate, and empty
 *     too when the mate is on the board already
 * @param nodes positions visited to find out
 */
public record MateAnswer(MatingChances.Chance chance, MatingChances.Proof proof, List<Move> line, long nodes) {
    public MateAnswer {
        line = List.copyOf(line);
    }

    /** The answer without the line. */
    public MatingChances.Answer answer() {
        return new MatingChances.Answer(chance, proof);
    }
}
