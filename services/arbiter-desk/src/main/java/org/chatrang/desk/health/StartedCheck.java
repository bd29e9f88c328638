package org.chatrang.desk.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.desk.DeskService;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Started once the desk has read its past from the bus; later losses of the bus are readiness's business. */
@Startup
@ApplicationScoped
public class StartedCheck implements HealthCheck {
    private final DeskService service;
    private volatile boolean started;

    StartedCheck(DeskService service) {
        this.service = service;
    }

    @Override
    public HealthCheckResponse call() {
        started |= service.connected();
        return HealthCheckResponse.named("desk started").status(started).build();
    }
}
