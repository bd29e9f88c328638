package org.chatrang.gateway.simulator;

import java.time.Duration;
import java.util.Set;
import org.chatrang.gateway.noise.NoiseShares;

/**
 * How games are played on simulated boards.
 *
 * @param speed so many times as fast as people
 * @param longestThought no move is thought about longer than that, in the players' time
 * @param noise how hands make moves
 * @param faults what goes wrong; each kind once in a game at most
 * @param faultShare how often a half-move has a fault, 0 to 1
 * @param seed the same seed plays the same way
 */
public record SimulatorSettings(
        double speed, Duration longestThought, NoiseShares noise, Set<Fault> faults, double faultShare, long seed) {
    public SimulatorSettings {
        faults = Set.copyOf(faults);
        if (!(speed > 0)) {
            throw new IllegalArgumentException("speed " + speed + ": a number above 0 was expected");
        }
    }

    /** Whether thoughts take as long as the file says; only then can the clocks show what it says, else they count on their own. */
    boolean asWritten() {
        return longestThought.compareTo(Duration.ofHours(1)) >= 0;
    }

    /** Tidy hands, nothing goes wrong. */
    public static SimulatorSettings tidy(double speed, Duration longestThought) {
        return new SimulatorSettings(speed, longestThought, NoiseShares.none(), Set.of(), 0, 1);
    }
}
