package org.chatrang.gateway.boards;

import java.time.Duration;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.signal.BoardView;

/**
 * A board as it is now, for the check before the round.
 *
 * @param board its name
 * @param driver the driver that hears it
 * @param view what stands on it, and its clock
 * @param assignment what the desk said of it, null if nothing
 * @param bound whether what it shows is recorded under that game; else under the board's own name
 * @param silentFor time since it was last heard
 * @param version its software, null if not known
 * @param batteryPercent its battery, null if it has none
 * @param fault the last fault it reported, null if none since it was connected
 */
public record BoardStatus(
        String board,
        String driver,
        BoardView view,
        BoardAssignment assignment,
        boolean bound,
        Duration silentFor,
        String version,
        Integer batteryPercent,
        String fault) {}
