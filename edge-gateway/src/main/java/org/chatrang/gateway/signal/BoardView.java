package org.chatrang.gateway.signal;

import org.chatrang.events.Side;

/**
 * A board as it is now, for the check before the round and for health.
 *
 * @param placement what stands on it as White sees it, first field of a FEN; null before the first scan
 * @param startPosition whether that is the first position of the game
 * @param kingsInCentre whether both kings stand on the four centre squares: a result shown, perhaps of the game before
 * @param turned whether the connector is at White's right hand; null while not known
 * @param clockAttached whether a clock is connected
 * @param running whose clock runs, null if none does or it is not known
 * @param clockLowBattery the clock's battery is low
 * @param connected whether the board is heard
 * @param ply half-moves completed
 * @param inStep whether the board shows the game's position or one on the way from it to the next
 * @param fen the position after the completed moves
 */
public record BoardView(
        String placement,
        boolean startPosition,
        boolean kingsInCentre,
        Boolean turned,
        boolean clockAttached,
        Side running,
        boolean clockLowBattery,
        boolean connected,
        int ply,
        boolean inStep,
        String fen) {}
