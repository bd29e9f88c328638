package org.chatrang.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.events.GatewayHealth;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.GatewayService;
import org.chatrang.gateway.driver.Driver;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready while it can record: a journal that refuses is loud. The state of the bus and of single drivers is told but does not
 * make it unready, because recording is the gateway's work and goes on for all that is heard.
 */
@Readiness
@ApplicationScoped
public class WorkingCheck implements HealthCheck {
    private final GatewayService service;

    WorkingCheck(GatewayService service) {
        this.service = service;
    }

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder response = HealthCheckResponse.named("gateway records");
        Gateway gateway = service.gateway();
        if (gateway == null) {
            return response.down().build();
        }
        GatewayHealth health = gateway.health();
        for (Driver driver : gateway.drivers()) {
            response.withData("driver " + driver.name(), driver.health().text());
        }
        return response.withData("state", health.state().name())
                .withData("lag", health.journalLag())
                .withData("text", health.text() == null ? "" : health.text())
                .status(health.state() != GatewayHealth.State.JOURNAL_FULL)
                .build();
    }
}
