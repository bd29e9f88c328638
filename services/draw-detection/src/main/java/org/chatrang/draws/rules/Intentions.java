package org.chatrang.draws.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chatrang.judging.fold.GameState;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.Uci;

/** Moves the player to move could write down and claim with (Articles 9.2.1, 9.3.1). */
final class Intentions {
    /** Seven half-moves without pawn move or capture are the least in which a position can have occurred twice and be due again. */
    private static final int LEAST = 7;

    private static final int CLAIMABLE = 3;
    private static final int FIFTY_MOVES_NEXT = 99;

    private Intentions() {}

    /**
     * A move that brings a position about for the third time or more.
     *
     * @param san the move
     * @param plies after which half-moves the position would have occurred, that move among them
     */
    record Repeating(String san, List<Integer> plies) {}

    /** The first such move by its squares; empty if there is none, or none is needed: the position on the board will do. */
    static Optional<Repeating> threefold(GameState game) {
        Position position = game.position();
        if (position.halfmoveClock() < LEAST || game.line().occurrences().size() >= CLAIMABLE) {
            return Optional.empty();
        }
        return quietMoves(position)
                .map(move -> repeating(game, move))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Repeating> repeating(GameState game, Move move) {
        List<Integer> earlier = game.line().occurrencesOf(game.position().play(move));
        if (earlier.size() < CLAIMABLE - 1) {
            return Optional.empty();
        }
        List<Integer> plies = new ArrayList<>(earlier);
        plies.add(game.ply() + 1);
        return Optional.of(new Repeating(San.write(game.position(), move), plies));
    }

    /** A move that completes the fifty moves, told once: when it becomes possible. */
    static Optional<String> fiftyMoves(GameState game) {
        Position position = game.position();
        return position.halfmoveClock() != FIFTY_MOVES_NEXT
                ? Optional.empty()
                : quietMoves(position).findFirst().map(move -> San.write(position, move));
    }

    private static java.util.stream.Stream<Move> quietMoves(Position position) {
        return position.legalMoves().stream()
                .filter(move -> !position.zeroing(move))
                .sorted(Comparator.comparing(move -> Uci.write(position, move)));
    }
}
