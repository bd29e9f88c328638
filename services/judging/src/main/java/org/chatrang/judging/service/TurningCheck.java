package org.chatrang.judging.service;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive as long as the loop turns, also when its turns fail because the broker is away. */
@Liveness
@ApplicationScoped
public class TurningCheck implements HealthCheck {
    private final JudgeService service;
    private final Duration stuckAfter;
    private long turns = -1;
    private Instant turned = Instant.now();

    TurningCheck(JudgeService service, JudgeConfig config) {
        this.service = service;
        this.stuckAfter = config.stuckAfter();
    }

    @Override
    public synchronized HealthCheckResponse call() {
        long now = service.status().turns();
        if (now != turns) {
            turns = now;
            turned = Instant.now();
        }
        Duration still = Duration.between(turned, Instant.now());
        return HealthCheckResponse.named("loop turns")
                .status(still.compareTo(stuckAfter) < 0)
                .withData("turns", now)
                .withData("still for seconds", still.toSeconds())
                .build();
    }
}
