package org.chatrang.gateway.notation;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameResult;

/**
 * A game as a source writes it now, the whole of it.
 *
 * @param startFen its first position, null for the usual one
 * @param plies its half-moves
 * @param result its result, empty while it goes on
 */
public record NotatedGame(String startFen, List<Ply> plies, Optional<GameResult> result) {
    public NotatedGame {
        plies = List.copyOf(plies);
    }

    /**
     * A half-move.
     *
     * @param san as the source wrote it
     * @param leftMillis what the mover's clock shows after it, null if the source does not say
     */
    public record Ply(String san, Long leftMillis) {}
}
