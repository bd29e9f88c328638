package org.chatrang.laws.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.oracle.RandomSetups;

/** Positions and moves to begin with. */
final class RandomPlay {
    private RandomPlay() {}

    static Position position(RandomGenerator random) {
        if (random.nextBoolean()) {
            return RandomSetups.position(random);
        }
        Position position = Position.of(Setup.chess960(random.nextBoolean() ? 518 : random.nextInt(960)));
        for (Move move : moves(position, random, random.nextInt(60))) {
            position = position.play(move);
        }
        return position;
    }

    /** So many random legal moves, fewer if the game ends. */
    static List<Move> moves(Position start, RandomGenerator random, int plies) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        while (moves.size() < plies && !position.legalMoves().isEmpty()) {
            Move move = position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size()));
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }
}
