package org.chatrang.gateway.driver;

import java.time.Duration;
import org.chatrang.events.GameResult;

/**
 * A board that comes as notation as it is now, for the check before the round.
 *
 * @param board its name
 * @param driver the driver that hears it
 * @param silentFor time since its source last said something new of it
 * @param halfMoves half-moves its source has now
 * @param completed how many of them are told as completed under the game assigned
 * @param result the result its source has now, null if none
 * @param fault why it cannot be told, null if it can
 */
public record NotatedStatus(
        String board,
        String driver,
        Duration silentFor,
        int halfMoves,
        int completed,
        GameResult result,
        String fault) {}
