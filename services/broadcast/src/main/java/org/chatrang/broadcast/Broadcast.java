package org.chatrang.broadcast;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.chatrang.broadcast.bus.BusReader;
import org.chatrang.broadcast.bus.BusReaders;
import org.chatrang.broadcast.http.Listeners;
import org.chatrang.broadcast.http.Readiness;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.stream.HallSubjects;
import org.chatrang.broadcast.stream.HistoryLimits;
import org.eclipse.microprofile.config.Config;

/** Puts the parts together, starts the reader of the bus, and stops everything in order. */
@ApplicationScoped
public class Broadcast {
    private static final long SHUTDOWN_SECONDS = 5;

    private final BusReader reader;
    private final Listeners listeners;
    private final Hall hall;
    private final Thread thread;
    private final ScheduledExecutorService regularly = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("regularly").daemon(true).factory());

    Broadcast(BusReader reader, Listeners listeners, Hall hall, MeterRegistry meters) {
        this.reader = reader;
        this.listeners = listeners;
        this.hall = hall;
        this.thread = Thread.ofPlatform().name("bus-reader").unstarted(reader);
        meters.gauge(MetricNames.BUS_LAG, reader, BusReader::lag);
        meters.gauge(MetricNames.BUS_REACHABLE, reader, r -> r.reachable() ? 1 : 0);
        meters.gauge(MetricNames.GAMES, hall, h -> h.size().games());
        meters.gauge(MetricNames.ROUNDS, hall, h -> h.size().rounds());
        meters.gauge(MetricNames.HISTORY_BYTES, hall, h -> h.size().historyBytes());
    }

    void start(@Observes StartupEvent event) {
        thread.start();
        regularly.scheduleWithFixedDelay(listeners::tick, 1, 1, TimeUnit.SECONDS);
        regularly.scheduleWithFixedDelay(hall::forgetOld, 1, 1, TimeUnit.MINUTES);
    }

    /** Listeners leave before the requests still open are waited for: theirs never end by themselves. */
    void prepareToStop(@Observes ShutdownDelayInitiatedEvent event) {
        listeners.stop();
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        regularly.shutdownNow();
        reader.stop();
        listeners.stop();
        thread.join(TimeUnit.SECONDS.toMillis(SHUTDOWN_SECONDS));
    }

    /** The parts that know nothing of the container. */
    @ApplicationScoped
    static class Parts {
        @Produces
        @Singleton
        Hall hall(BroadcastConfig config) {
            BroadcastConfig.History history = config.history();
            return new Hall(
                    System.currentTimeMillis(),
                    new HistoryLimits(history.records(), history.bytes(), history.age()),
                    () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
        }

        @Produces
        @Singleton
        HallSubjects subjects(Hall hall) {
            return new HallSubjects(hall);
        }

        @Produces
        @Singleton
        BusReader reader(
                Config settings, BroadcastConfig config, Hall hall, Listeners listeners, MeterRegistry meters) {
            return BusReaders.reading(settings, config.bus().checkEvery(), hall, meters, listeners::tellBus);
        }

        @Produces
        @Singleton
        Readiness readiness(BusReader reader) {
            return () -> BusReaders.caughtUp(reader);
        }
    }
}
