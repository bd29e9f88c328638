package org.chatrang.desk;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.chatrang.desk.alerts.AlertBook;
import org.chatrang.desk.alerts.VerdictFeed;
import org.chatrang.desk.bus.BusSettings;
import org.chatrang.desk.bus.DeskBus;
import org.chatrang.desk.intake.PgnIntake;
import org.chatrang.desk.intake.TrfIntake;
import org.chatrang.desk.metrics.MetricNames;
import org.jboss.logging.Logger;

/** Makes a desk of the configuration and keeps it connected as long as the process runs. */
@ApplicationScoped
public class DeskService {
    private static final Logger LOG = Logger.getLogger(DeskService.class);

    private final DeskConfig config;
    private final Desk desk;
    private final AlertBook alerts;
    private final VerdictFeed verdicts;
    private volatile boolean stopping;
    private volatile long lastTurn = System.nanoTime();
    private Thread keeper;

    DeskService(
            DeskConfig config, @Identifier("default-kafka-broker") Map<String, Object> kafka, MeterRegistry registry) {
        this.config = config;
        BusSettings bus = new BusSettings(kafka, config.busPatience());
        desk = new Desk(() -> DeskBus.open(bus), InstantSource.system(), new DeskNews(registry));
        alerts = new AlertBook(config.mostAlertsPerGame());
        verdicts = new VerdictFeed(bus.consumer(), config.retryEvery(), alerts);
        registry.gauge(MetricNames.ALERTS, alerts, book -> book.open().size());
    }

    void start(@Observes StartupEvent event) {
        keeper = Thread.ofPlatform().name("desk-keeper").start(this::keepConnected);
        verdicts.start();
    }

    private void keepConnected() {
        try {
            while (!stopping) {
                lastTurn = System.nanoTime();
                try {
                    desk.connect();
                } catch (DeskException e) {
                    // logged and counted where it happened; requests say so meanwhile
                }
                Thread.sleep(config.retryEvery());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        stopping = true;
        keeper.interrupt();
        keeper.join(Duration.ofSeconds(5));
        verdicts.stop();
        desk.close();
        LOG.info("event=desk-stopped");
    }

    /** How long the slower of its threads has not come round. */
    public Duration stuckFor() {
        Duration keeping = Duration.ofNanos(System.nanoTime() - lastTurn);
        Duration reading = verdicts.sinceLastTurn();
        return keeping.compareTo(reading) > 0 ? keeping : reading;
    }

    public boolean connected() {
        return desk.connected();
    }

    public EventCommands events() {
        return new EventCommands(desk);
    }

    public GameCommands games() {
        return new GameCommands(desk);
    }

    public AlertBook alerts() {
        return alerts;
    }

    /** Reads pairings from tournament reports. */
    public TrfIntake pairings() {
        return new TrfIntake(config.mostGames());
    }

    public PgnIntake intake() {
        return new PgnIntake(config.mostGames());
    }
}
