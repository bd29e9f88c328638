package org.chatrang.gateway.inference;

import java.time.Duration;

/**
 * How long to wait for a board to come to rest.
 *
 * @param settle how long after a press changes may be reported that were made before it: a scan takes a quarter of a second; the
 *     opponent's touching a man ends the wait
 * @param late how long a press waits for a move that is still in the air
 * @param end a position that ends the game by itself completes the move after this time without a press
 * @param quiet without a clock, a legal position completes the move after this time
 * @param unexplained a placement without explanation is told after this time without a press
 * @param unfinished the same for a move begun and not finished: a man in the hand, a pawn waiting for its queen
 * @param setUp the first position begins a new game after this time
 * @param gesture a result shown is believed after this time
 * @param clockEvery the longest time between two readings of a clock
 */
public record InferenceSettings(
        Duration settle,
        Duration late,
        Duration end,
        Duration quiet,
        Duration unexplained,
        Duration unfinished,
        Duration setUp,
        Duration gesture,
        Duration clockEvery) {

    /** As tournaments need it. */
    public static InferenceSettings usual() {
        return new InferenceSettings(
                Duration.ofMillis(300),
                Duration.ofMillis(1500),
                Duration.ofSeconds(3),
                Duration.ofSeconds(5),
                Duration.ofSeconds(5),
                Duration.ofSeconds(60),
                Duration.ofSeconds(2),
                Duration.ofSeconds(2),
                Duration.ofSeconds(10));
    }

    /**
     * For a recording without times, whose only measure of time is what the clock in it shows: where the clock stands, nothing
     * is waited for.
     */
    public static InferenceSettings untimed() {
        InferenceSettings usual = usual();
        return new InferenceSettings(
                usual.settle,
                usual.late,
                usual.end,
                usual.quiet,
                usual.unexplained,
                usual.unfinished,
                Duration.ZERO,
                Duration.ZERO,
                usual.clockEvery);
    }
}
