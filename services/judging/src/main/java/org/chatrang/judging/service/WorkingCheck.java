package org.chatrang.judging.service;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.judging.loop.LoopStatus;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready once the broker was reached. A broker that is away later shows in the data, not in the answer: a judge takes no
 * requests, and to mark it unready would only hide it.
 */
@Readiness
@ApplicationScoped
public class WorkingCheck implements HealthCheck {
    private final JudgeService service;

    WorkingCheck(JudgeService service) {
        this.service = service;
    }

    @Override
    public HealthCheckResponse call() {
        LoopStatus status = service.status();
        HealthCheckResponseBuilder response = HealthCheckResponse.named("judge")
                .status(status.brokerReached())
                .withData("broker", status.connected() ? "answers" : "away")
                .withData("partitions", status.partitions())
                .withData("open games", status.openGames())
                .withData("records behind", status.behind());
        if (status.trouble() != null) {
            response.withData("trouble", status.trouble());
        }
        return response.build();
    }
}
