package org.chatrang.gateway.notation;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameResult;

/**
 * A game as a source writes it now, the whole of it.
 *
 * @param heading what the source says of which game it is
 * @param startFen its first position, null for the usual one or if the source does not say
 * @param plies its half-moves
 * @param result its result, empty while it goes on
 * @param ended whether the text says where it ends: one that does not may be half of it
 */
public record NotatedGame(
        Heading heading, String startFen, List<Ply> plies, Optional<GameResult> result, boolean ended) {
    public NotatedGame {
        plies = List.copyOf(plies);
    }

    /** A game of a source that does not say which it is. */
    public NotatedGame(String startFen, List<Ply> plies, Optional<GameResult> result) {
        this(Heading.NONE, startFen, plies, result);
    }

    /** A game whose text is whole. */
    public NotatedGame(Heading heading, String startFen, List<Ply> plies, Optional<GameResult> result) {
        this(heading, startFen, plies, result, true);
    }

    /**
     * A half-move.
     *
     * @param san as the source wrote it
     * @param leftMillis what the mover's clock shows after it, null if the source does not say
     */
    public record Ply(String san, Long leftMillis) {}
}
