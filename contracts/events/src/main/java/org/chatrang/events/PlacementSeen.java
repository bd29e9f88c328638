package org.chatrang.events;

import java.util.List;

/**
 * A stable placement that no legal move explains. It never blocks later moves.
 *
 * @param placement what stands on the board, first field of a FEN
 * @param pressed whether the clock was pressed on it
 * @param nearestLine the legal line that comes nearest, in UCI, empty if none was found
 */
public record PlacementSeen(String placement, boolean pressed, List<String> nearestLine) implements GameFact {
    public PlacementSeen {
        Require.present(placement, "placement", "the first field of a FEN");
        nearestLine = Require.list(nearestLine, "nearestLine");
    }
}
