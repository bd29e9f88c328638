package org.chatrang.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.gateway.GatewayService;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Started once the journal is open and the drivers run. The bus need not be there: a gateway works without. */
@Startup
@ApplicationScoped
public class StartedCheck implements HealthCheck {
    private final GatewayService service;

    StartedCheck(GatewayService service) {
        this.service = service;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("gateway started")
                .status(service.gateway() != null)
                .build();
    }
}
