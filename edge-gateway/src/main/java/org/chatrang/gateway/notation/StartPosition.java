package org.chatrang.gateway.notation;

import java.util.Optional;
import org.chatrang.events.BoardAssignment;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;

/**
 * The position from which a game's text is played. The source saw the board, so where it and the desk say different ones
 * its own counts, and that they differ is said.
 *
 * @param position the position
 * @param fault what is wrong with what source or desk say, null if nothing is
 */
record StartPosition(Position position, String fault) {
    static StartPosition of(BoardAssignment assignment, NotatedGame game) {
        Optional<Position> desk = read(assignment.startFen());
        Optional<Position> source = read(game.startFen());
        Position assigned = desk.orElse(Position.initial());
        if (assignment.startFen() != null && desk.isEmpty()) {
            return new StartPosition(
                    source.orElse(assigned),
                    "the game was assigned the start position " + assignment.startFen()
                            + ", which no game can begin from: half-moves are read from "
                            + (source.isPresent() ? game.startFen() : "the usual one"));
        }
        if (game.startFen() == null
                || source.filter(found -> isSame(found, assigned)).isPresent()) {
            return new StartPosition(assigned, null);
        }
        String fault = "the source says the game began from " + game.startFen() + ", the desk from "
                + (assignment.startFen() == null ? "the usual position" : assignment.startFen())
                + ": half-moves are read from the "
                + (source.isPresent() ? "source's" : "desk's, for no game can begin from the source's");
        return new StartPosition(source.orElse(assigned), fault);
    }

    /** The position of a FEN, empty if it is null or no game can begin from it. */
    static Optional<Position> read(String fen) {
        if (fen == null) {
            return Optional.empty();
        }
        try {
            return Position.tryOf(Setup.parse(fen)) instanceof Playability.Playable(Position position)
                    ? Optional.of(position)
                    : Optional.empty();
        } catch (FenException unreadable) {
            return Optional.empty();
        }
    }

    private static boolean isSame(Position one, Position other) {
        return one.placement().equals(other.placement()) && one.turn() == other.turn();
    }
}
