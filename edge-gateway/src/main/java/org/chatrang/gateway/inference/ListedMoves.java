package org.chatrang.gateway.inference;

import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Setup;

/**
 * The list of moves a source makes of what it saw. It guesses, repeats itself and takes back, so it is believed only as far as
 * it goes on from what is completed and ends with what the board shows.
 */
final class ListedMoves {
    /** A man and the one it takes. */
    private static final int IN_THE_HAND = 2;

    private ListedMoves() {}

    /** The moves after the completed ones that lead to the board; empty if the list does not say. */
    static Optional<Chain> chain(Line line, String start, List<String> san, SensedBoard shown) {
        Optional<Position> first = first(start);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Position position = first.get();
        Chain chain = null;
        int ply = 0;
        if (position.equals(line.after(0).position()) && line.ply() == 0) {
            chain = Chain.none(0, position);
        }
        for (String text : san) {
            if (!(San.read(position, text) instanceof SanReading.Legal(Move move))) {
                return Optional.empty(); // the same move twice, or a guess
            }
            Position after = position.play(move);
            ply++;
            if (chain != null) {
                chain = chain.then(move);
            } else if (ply == line.ply() && after.equals(line.last().position())) {
                chain = Chain.none(ply, after);
            }
            position = after;
            if (chain != null && chain.size() > 0 && chain.board().equals(shown)) {
                return Optional.of(chain);
            }
        }
        return Optional.empty();
    }

    /**
     * After a gap: all moves of the list after the completed ones, if the board shows what they lead to but for a move that is
     * being made. Which moves were missed, and in which order, the list knows better than the board.
     */
    static Optional<Chain> missed(Line line, String start, List<String> san, SensedBoard shown) {
        Optional<Position> first = first(start);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Chain chain =
                line.ply() == 0 && first.get().equals(line.after(0).position()) ? Chain.none(0, first.get()) : null;
        Position position = first.get();
        int ply = 0;
        for (String text : san) {
            if (!(San.read(position, text) instanceof SanReading.Legal(Move move))) {
                return Optional.empty();
            }
            position = position.play(move);
            ply++;
            if (chain != null) {
                chain = chain.then(move);
            } else if (ply == line.ply() && position.equals(line.last().position())) {
                chain = Chain.none(ply, position);
            }
        }
        boolean near = chain != null
                && !chain.isEmpty()
                && (Long.bitCount(chain.board().differences(shown)) <= IN_THE_HAND
                        || Matching.one(chain.last(), chain.board(), shown).isPresent());
        return near ? Optional.of(chain) : Optional.empty();
    }

    private static Optional<Position> first(String start) {
        if (start == null) {
            return Optional.of(Position.initial());
        }
        try {
            return Position.tryOf(Setup.parse(start)) instanceof Playability.Playable(Position position)
                    ? Optional.of(position)
                    : Optional.empty();
        } catch (IllegalArgumentException noFen) {
            return Optional.empty();
        }
    }
}
