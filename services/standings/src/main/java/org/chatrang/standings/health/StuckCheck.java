package org.chatrang.standings.health;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.chatrang.standings.StandingsConfig;
import org.chatrang.standings.health.Progress.Work;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive as long as work in hand goes on, or is at least tried again. An idle process is alive. */
@Liveness
@ApplicationScoped
public class StuckCheck implements HealthCheck {
    private final Progress progress;
    private final StandingsConfig config;

    StuckCheck(Progress progress, StandingsConfig config) {
        this.progress = progress;
        this.config = config;
    }

    @Override
    public HealthCheckResponse call() {
        List<Work> stuck = progress.stuck(config.stuckAfter());
        var response = HealthCheckResponse.named("progress").status(stuck.isEmpty());
        stuck.forEach(work -> response.withData(work.label(), "no progress for " + config.stuckAfter()));
        return response.build();
    }
}
