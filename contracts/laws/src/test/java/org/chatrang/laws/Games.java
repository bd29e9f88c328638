package org.chatrang.laws;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Games of random legal moves: a start array and a list of choices, so that a failing one shrinks to a short one. */
final class Games {
    private Games() {}

    /** A game: its start and its moves. */
    record Game(Position start, List<Move> moves) {

        /** All positions, the first and the last among them. */
        List<Position> positions() {
            List<Position> positions = new ArrayList<>(List.of(start));
            moves.forEach(move -> positions.add(positions.getLast().play(move)));
            return positions;
        }

        Position last() {
            return positions().getLast();
        }

        @Override
        public String toString() {
            return start.fen() + " " + moves;
        }
    }

    /** Half of the games start from the usual array, half from any of Chess960. */
    static Arbitrary<Game> any(int longest) {
        Arbitrary<Integer> arrays =
                Arbitraries.oneOf(Arbitraries.just(518), Arbitraries.integers().between(0, 959));
        Arbitrary<List<Integer>> choices =
                Arbitraries.integers().between(0, 1 << 20).list().ofMaxSize(longest);
        return Combinators.combine(arrays, choices).as(Games::play);
    }

    static Game play(int array, List<Integer> choices) {
        Position start = Position.of(Setup.chess960(array));
        List<Move> played = new ArrayList<>();
        Position position = start;
        for (int choice : choices) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            Move move = legal.get(choice % legal.size());
            played.add(move);
            position = position.play(move);
        }
        return new Game(start, List.copyOf(played));
    }
}
