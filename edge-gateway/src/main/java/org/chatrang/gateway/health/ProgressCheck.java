package org.chatrang.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.GatewayConfig;
import org.chatrang.gateway.GatewayService;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive while every thread comes round. A bus that is away or a full disk is no reason to be restarted. */
@Liveness
@ApplicationScoped
public class ProgressCheck implements HealthCheck {
    private final GatewayService service;
    private final GatewayConfig config;

    ProgressCheck(GatewayService service, GatewayConfig config) {
        this.service = service;
        this.config = config;
    }

    @Override
    public HealthCheckResponse call() {
        Gateway gateway = service.gateway();
        Duration stuck = gateway == null ? Duration.ZERO : gateway.stuckFor();
        return HealthCheckResponse.named("gateway makes progress")
                .status(stuck.compareTo(config.stuckAfter()) < 0)
                .withData("seconds without progress", stuck.toSeconds())
                .build();
    }
}
