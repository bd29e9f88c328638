package org.chatrang.events;

/**
 * Which game is played on a board: one record of the topic {@code board-assignments}, keyed by {@code boardId}.
 *
 * @param boardId the board's serial number, or the name its driver gives it
 * @param gatewayId the gateway it is connected to
 * @param venue the venue
 * @param table the table number
 * @param gameId the game on it, null if none
 * @param startFen the start position, null for the usual one
 * @param rotated the board's connector is at White's right
 */
public record BoardAssignment(
        String boardId, String gatewayId, String venue, int table, String gameId, String startFen, boolean rotated) {
    public BoardAssignment {
        Require.text(boardId, "boardId", "the board's serial number or name");
        Require.text(gatewayId, "gatewayId", "the gateway the board is connected to");
    }
}
