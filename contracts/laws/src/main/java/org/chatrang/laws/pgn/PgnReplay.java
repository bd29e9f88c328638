package org.chatrang.laws.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;

/**
 * A written game put on the board: as far as its moves are legal.
 *
 * @param start the first position, empty if the tags give none that can be played from
 * @param plies the plies played, in order
 * @param stop what ended the replay before the last written move; the rest of the game remains text
 */
public record PgnReplay(Optional<Position> start, List<Played> plies, Optional<Stop> stop) {
    public PgnReplay {
        Objects.requireNonNull(start, "start");
        plies = List.copyOf(plies);
        Objects.requireNonNull(stop, "stop");
    }

    /**
     * A ply that is legal.
     *
     * @param ply from 1
     * @param text as written
     * @param move the move
     * @param san the move in the shortest notation, which may differ from what was written
     * @param after the position after it
     */
    public record Played(int ply, PgnPly text, Move move, String san, Position after) {}

    /** Why a game was not replayed to its end. */
    public sealed interface Stop {

        /** The tags ask for a first position or a variant that cannot be played; the text says why. */
        record Start(String text) implements Stop {}

        /**
         * A ply that is no legal move.
         *
         * @param ply from 1
         * @param text as written
         * @param before the position before it
         * @param reading why: {@link SanReading.Illegal} or {@link SanReading.Unreadable}
         */
        record Ply(int ply, PgnPly text, Position before, SanReading reading) implements Stop {}
    }

    /** Replays a game from the first position its FEN, SetUp and Variant tags give. */
    public static PgnReplay of(PgnGame game) {
        return switch (PgnStart.of(game)) {
            case PgnStart.Unknown(String text) ->
                new PgnReplay(Optional.empty(), List.of(), Optional.of(new Stop.Start(text)));
            case PgnStart.At(Position position) -> from(position, game.plies());
        };
    }

    /** The position after the last ply played, empty if the game has no first position. */
    public Optional<Position> last() {
        return plies.isEmpty() ? start : Optional.of(plies.getLast().after());
    }

    /** The first illegal ply, if there is one. */
    public Optional<Stop.Ply> firstIllegal() {
        return stop.filter(Stop.Ply.class::isInstance).map(Stop.Ply.class::cast);
    }

    private static PgnReplay from(Position start, List<PgnPly> written) {
        List<Played> plies = new ArrayList<>(written.size());
        Position position = start;
        for (PgnPly text : written) {
            int ply = plies.size() + 1;
            SanReading reading = San.read(position, text.san());
            if (!(reading instanceof SanReading.Legal(Move move))) {
                Stop stop = new Stop.Ply(ply, text, position, reading);
                return new PgnReplay(Optional.of(start), plies, Optional.of(stop));
            }
            String san = San.write(position, move);
            position = position.play(move);
            plies.add(new Played(ply, text, move, san, position));
        }
        return new PgnReplay(Optional.of(start), plies, Optional.empty());
    }
}
