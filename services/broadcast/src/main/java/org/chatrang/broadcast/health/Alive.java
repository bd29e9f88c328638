package org.chatrang.broadcast.health;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.chatrang.broadcast.BroadcastConfig;
import org.chatrang.broadcast.bus.BusReader;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive while the reader goes round its loop, whether or not a broker answers: a restart would not bring one back. */
@Liveness
@ApplicationScoped
public class Alive implements HealthCheck {
    private final BusReader reader;
    private final Duration stuckAfter;

    Alive(BusReader reader, BroadcastConfig config) {
        this.reader = reader;
        this.stuckAfter = config.bus().stuckAfter();
    }

    @Override
    public HealthCheckResponse call() {
        Duration silent = reader.sinceLastTurn();
        return HealthCheckResponse.named("bus-reader-goes-round")
                .status(silent.compareTo(stuckAfter) < 0)
                .withData("millisSinceLastTurn", silent.toMillis())
                .build();
    }
}
