package org.chatrang.gateway.inference;

import java.time.Duration;

/**
 * How long to wait for a board to come to rest.
 *
 * @param end a placement that ends the game by itself (mate, stalemate) completes the move after this time without a press
 * @param quiet without a clock, a legal position completes the move after this time
 * @param unexplained a placement without explanation is told after this time without a press
 * @param gesture kings in the centre are a result after this time
 * @param clockEvery the longest time between two readings of a running clock
 */
public record InferenceSettings(
        Duration end, Duration quiet, Duration unexplained, Duration gesture, Duration clockEvery) {

    /** As tournaments need it. */
    public static InferenceSettings usual() {
        return new InferenceSettings(
                Duration.ofSeconds(3),
                Duration.ofSeconds(5),
                Duration.ofSeconds(5),
                Duration.ofSeconds(2),
                Duration.ofSeconds(10));
    }
}
