package org.chatrang.gateway.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;

/** A game of random legal moves. */
public record RandomGame(Position start, List<Move> moves) {
    public static RandomGame from(Position start, int most, RandomGenerator random) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        while (moves.size() < most && !position.legalMoves().isEmpty()) {
            // Moves that change the kind of a position are rarer than they matter: castling, capture, promotion.
            List<Move> legal = position.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            for (int tries = 0; tries < 3 && !isInteresting(position, move); tries++) {
                move = legal.get(random.nextInt(legal.size()));
            }
            moves.add(move);
            position = position.play(move);
        }
        return new RandomGame(start, moves);
    }

    private static boolean isInteresting(Position position, Move move) {
        return move.kind() != Move.Kind.NORMAL || move.promotion() != null || position.isCapture(move);
    }
}
