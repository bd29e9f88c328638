package org.chatrang.judging.service;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import org.chatrang.judging.Judge;
import org.chatrang.judging.analysis.SearchBudget;
import org.chatrang.judging.loop.DeadlineTimer;
import org.chatrang.judging.loop.JudgeLoop;
import org.chatrang.judging.loop.LoopSettings;
import org.chatrang.judging.loop.LoopStatus;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Runs the judge's loop from the start of the process to its stop; a stop finishes what is in hand and leaves the group. */
@ApplicationScoped
public class JudgeService {
    private static final Logger LOG = Logger.getLogger(JudgeService.class);

    private final JudgeConfig config;
    private final String bootstrapServers;
    private final Judge judge;
    private final DeadlineTimer timer;
    private final JudgeMetrics metrics;
    private JudgeLoop loop;

    JudgeService(
            JudgeConfig config,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers,
            Judge judge,
            Instance<DeadlineTimer> timer,
            JudgeMetrics metrics) {
        this.config = config;
        this.bootstrapServers = bootstrapServers;
        this.judge = judge;
        this.timer = timer.isResolvable() ? timer.get() : DeadlineTimer.NONE;
        this.metrics = metrics;
    }

    void start(@Observes StartupEvent event) {
        LoopSettings settings = new LoopSettings(
                bootstrapServers,
                judge.name(),
                config.instance(),
                config.transactionTimeout(),
                config.sessionTimeout(),
                config.maxPollRecords(),
                config.pollWait(),
                config.retryPause(),
                config.deadlineGrace(),
                config.searchThreads(),
                SearchBudget.within(
                        config.searchNodes(),
                        config.searchThreads(),
                        Runtime.getRuntime().maxMemory()));
        loop = new JudgeLoop(settings, judge, timer, metrics);
        metrics.watch(loop.status(), judge.name());
        loop.start();
        LOG.infof(
                "judge=%s instance=%s brokers=%s event=started",
                judge.name().label(), config.instance(), bootstrapServers);
    }

    void stop(@Observes ShutdownEvent event) {
        loop.close();
        LOG.infof("judge=%s instance=%s event=stopped", judge.name().label(), config.instance());
    }

    LoopStatus status() {
        return loop.status();
    }
}
