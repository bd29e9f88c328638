package org.chatrang.gateway;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.HttpServerStart;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.config.SmallRyeConfig;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chatrang.gateway.config.Drivers;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.publish.BusSettings;
import org.chatrang.gateway.replay.PgnReplayDriver;
import org.chatrang.gateway.replay.ReplaySettings;
import org.chatrang.gateway.replay.ReplaySpeed;
import org.chatrang.gateway.time.ClockQuality;
import org.chatrang.gateway.time.KnownTime;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/** Makes a gateway of the configuration and runs it as long as the process runs. */
@ApplicationScoped
public class GatewayService {
    private static final Logger LOG = Logger.getLogger(GatewayService.class);

    private final GatewayConfig config;
    private final SmallRyeConfig written;
    private final Map<String, Object> kafka;
    private final MeterRegistry registry;
    private volatile Gateway gateway;
    private ClockQuality timeServer;

    GatewayService(
            GatewayConfig config,
            Config written,
            @Identifier("default-kafka-broker") Map<String, Object> kafka,
            MeterRegistry registry) {
        this.config = config;
        this.written = written.unwrap(SmallRyeConfig.class);
        this.kafka = kafka;
        this.registry = registry;
    }

    void start(@Observes StartupEvent event) {
        GatewayRules.check(config, written, kafka);
        Gateway made = new Gateway(settings(), drivers(), registry, InstantSource.system(), quality());
        made.start();
        LOG.infof(
                "event=gateway-started gateway=%s journal=%s epoch=%d lag=%d",
                config.id(),
                config.journalFile(),
                made.journal().epoch(),
                made.journal().backlog().size());
        gateway = made;
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        if (timeServer != null) {
            timeServer.close();
        }
        if (gateway != null) {
            gateway.stop();
            LOG.infof("event=gateway-stopped gateway=%s", config.id());
        }
    }

    /** Tells where the check page is, once it can be asked for. */
    void listening(@ObservesAsync HttpServerStart server) {
        if (server.options().getPort() <= 0) {
            return; // any free port: Quarkus says which
        }
        String host = server.options().getHost();
        boolean all = host.equals("0.0.0.0") || host.equals("::");
        LOG.infof(
                "event=check-page address=http://%s:%d/check",
                all ? "127.0.0.1" : host, server.options().getPort());
    }

    /** The running gateway, null before it is started. */
    public Gateway gateway() {
        return gateway;
    }

    private KnownTime quality() {
        return config.timeServer()
                .<KnownTime>map(server -> timeServer = new ClockQuality(server, InstantSource.system()).start())
                .orElse(KnownTime.UNKNOWN);
    }

    private GatewaySettings settings() {
        JournalSettings journal = new JournalSettings(
                config.journalFile(),
                config.journalLimit() << 20,
                config.journalWarnAt(),
                config.journalQueue(),
                config.retryEvery(),
                config.journalKeep());
        BusSettings bus = new BusSettings(kafka, config.busPatience(), config.retryEvery(), config.batch());
        return new GatewaySettings(
                config.id(), journal, bus, config.healthEvery(), config.stopWithin(), config.boardSpeed());
    }

    private List<Driver> drivers() {
        List<Driver> drivers = new ArrayList<>(Drivers.of(config));
        GatewayConfig.Replay replay = config.replay();
        replay.file()
                .ifPresent(file -> drivers.add(new PgnReplayDriver(new ReplaySettings(
                        file, ReplaySpeed.parse(replay.speed()), replay.provisional(), replay.defaultMoveTime()))));
        return drivers;
    }
}
