package org.chatrang.desk.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.desk.DeskService;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready while it has its state and the bus: without them every request would be answered 503. */
@Readiness
@ApplicationScoped
public class ReadyCheck implements HealthCheck {
    private final DeskService service;

    ReadyCheck(DeskService service) {
        this.service = service;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("desk takes commands")
                .status(service.connected())
                .build();
    }
}
