package org.chatrang.judging.service;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Started once the broker has answered for the first time; a broker that goes away later makes no instance start anew. */
@Startup
@ApplicationScoped
public class StartedCheck implements HealthCheck {
    private final JudgeService service;

    StartedCheck(JudgeService service) {
        this.service = service;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("broker reached")
                .status(service.status().brokerReached())
                .build();
    }
}
