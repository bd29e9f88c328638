package org.chatrang.scaler;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.chatrang.scaler.bus.BusException;
import org.chatrang.scaler.bus.JudgeLag;
import org.chatrang.scaler.bus.RoundReader;
import org.chatrang.scaler.cluster.Deployments;
import org.chatrang.scaler.cluster.Leadership;
import org.chatrang.scaler.plan.Rounds;
import org.jboss.logging.Logger;

/** The running service: one thread reads the bus, one decides at each interval while this instance leads. */
@ApplicationScoped
public class RoundScaler {
    private static final Logger LOG = Logger.getLogger(RoundScaler.class);

    private final ScalerConfig config;
    private final RoundReader reader;
    private final JudgeLag bus;
    private final Leadership leadership;
    private final Scaler scaler;
    private final Gauges gauges;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService interval = Executors.newSingleThreadScheduledExecutor();
    private volatile Instant lastDecision = Instant.now();
    private volatile String trouble;

    RoundScaler(
            ScalerConfig config,
            KubernetesClient client,
            MeterRegistry registry,
            @Identifier("default-kafka-broker") Map<String, Object> broker) {
        this.config = config;
        String namespace = config.namespace()
                .or(() -> Optional.ofNullable(client.getNamespace()))
                .orElse("default");
        Rounds rounds = new Rounds();
        gauges = new Gauges(registry);
        reader = new RoundReader(broker, config.lookBack(), rounds, gauges::unreadable);
        bus = new JudgeLag(broker, config.brokerTimeout());
        leadership = new Leadership(
                client,
                threads,
                namespace,
                config.lease(),
                config.identity().orElseGet(RoundScaler::hostName),
                config.leaseDuration());
        scaler = new Scaler(config, rounds, bus, new Deployments(client, namespace), gauges);
    }

    void start(@Observes StartupEvent event) {
        threads.submit(reader);
        leadership.stand();
        interval.scheduleWithFixedDelay(this::tick, 0, config.interval().toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        interval.shutdownNow();
        leadership.close();
        reader.close();
        bus.close();
        threads.close();
    }

    /** Never throws: a scheduled task that does is not run again. */
    private void tick() {
        try {
            leadership.standAgainIfEnded();
            gauges.leads(leadership.leads());
            if (!leadership.leads()) {
                scaler.forget();
                trouble = null;
            } else if (reader.caughtUp()) {
                scaler.act(Instant.now());
                trouble = null;
            }
        } catch (BusException | RuntimeException e) {
            trouble = e.getMessage();
            LOG.warnf("no decision: %s", e.getMessage());
        }
        lastDecision = Instant.now();
    }

    /** Whether the schedules have been read, so that a decision rests on all of them. */
    public boolean caughtUp() {
        return reader.caughtUp();
    }

    /** Whether this instance acts. */
    public boolean leads() {
        return leadership.leads();
    }

    /** Why the last attempt to decide failed, empty if it did not. */
    public Optional<String> trouble() {
        return Optional.ofNullable(trouble);
    }

    /** Whether both threads have done something lately, be it in vain. */
    public boolean alive() {
        Instant oldest = Instant.now().minus(config.stuckAfter());
        return reader.lastPoll().isAfter(oldest) && lastDecision.isAfter(oldest);
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "round-scaler-" + ProcessHandle.current().pid();
        }
    }
}
