package org.chatrang.standings.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.standings.health.Progress.Work;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Started once the broker has given it partitions and it has found out where to read on. The schema is there by then. */
@Startup
@ApplicationScoped
public class StartedCheck implements HealthCheck {
    private final Progress progress;

    StartedCheck(Progress progress) {
        this.progress = progress;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("partitions assigned")
                .status(progress.everDone(Work.POSITION))
                .build();
    }
}
