package org.chatrang.standings.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.standings.health.Progress.Work;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready while the database refuses what is in hand: answers would be behind. */
@Readiness
@ApplicationScoped
public class WorkCheck implements HealthCheck {
    private final Progress progress;

    WorkCheck(Progress progress) {
        this.progress = progress;
    }

    @Override
    public HealthCheckResponse call() {
        var response = HealthCheckResponse.named("database work").up();
        for (Work work : new Work[] {Work.POSITION, Work.COUNT}) {
            progress.failure(work).ifPresent(why -> response.down().withData(work.label(), why));
        }
        return response.build();
    }
}
