package org.chatrang.standings;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.function.Supplier;
import org.chatrang.standings.health.Progress;
import org.chatrang.standings.health.Progress.Work;
import org.jboss.logging.Logger;

/**
 * Tries again until it works: at once visible in health and log, and with growing pauses. Gives up only when the process
 * stops; whatever is in hand then is read again after the next start.
 */
@ApplicationScoped
public class Patience {
    private static final Logger LOG = Logger.getLogger(Patience.class);
    private static final double JITTER = 0.2;

    private final StandingsConfig config;
    private final Progress progress;
    private final MeterRegistry metrics;
    private volatile boolean stopping;

    Patience(StandingsConfig config, Progress progress, MeterRegistry metrics) {
        this.config = config;
        this.progress = progress;
        this.metrics = metrics;
    }

    /** The work's result, from whichever attempt succeeds. Each attempt runs on the Vert.x context of the caller. */
    public <T> Uni<T> until(Work work, Supplier<Uni<T>> attempt) {
        Context context = Vertx.currentContext();
        return Uni.createFrom()
                .voidItem()
                .emitOn(command -> run(context, command))
                .chain(() -> {
                    progress.trying(work);
                    return attempt.get();
                })
                .onFailure()
                .invoke(failure -> failed(work, failure))
                .onFailure(failure -> !stopping)
                .retry()
                .withBackOff(config.firstRetry(), config.longestRetry())
                .withJitter(JITTER)
                .indefinitely()
                .invoke(() -> progress.done(work));
    }

    /** An attempt failed: shown in health, log and metrics. */
    public void failed(Work work, Throwable failure) {
        progress.failed(work, failure);
        metrics.counter(MetricNames.FAILURES, MetricNames.WORK, work.label()).increment();
        LOG.warnf("failed work=%s retry=%s reason=\"%s\"", work.label(), !stopping, Progress.inOneLine(failure));
        LOG.debug("failed", failure);
    }

    /** Whether the process stops. */
    public boolean stopping() {
        return stopping;
    }

    void stop(@Observes ShutdownEvent event) {
        stopping = true;
    }

    private static void run(Context context, Runnable command) {
        if (Vertx.currentContext() == context) {
            command.run();
        } else {
            context.runOnContext(ignored -> command.run());
        }
    }
}
