package org.chatrang.desk.health;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.chatrang.desk.DeskConfig;
import org.chatrang.desk.DeskService;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive while its threads come round. A bus that is away is no reason to be restarted. */
@Liveness
@ApplicationScoped
public class ProgressCheck implements HealthCheck {
    private final DeskService service;
    private final DeskConfig config;

    ProgressCheck(DeskService service, DeskConfig config) {
        this.service = service;
        this.config = config;
    }

    @Override
    public HealthCheckResponse call() {
        Duration stuck = service.stuckFor();
        return HealthCheckResponse.named("desk makes progress")
                .status(stuck.compareTo(config.stuckAfter()) < 0)
                .withData("seconds without progress", stuck.toSeconds())
                .build();
    }
}
