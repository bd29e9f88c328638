package org.chatrang.gateway;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.Timing;
import org.chatrang.gateway.assignment.AssignmentFeed;
import org.chatrang.gateway.assignment.Assignments;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.WatchSettings;
import org.chatrang.gateway.boards.WatchedBoards;
import org.chatrang.gateway.driver.BoardClaims;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.JournalRecorder;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalState;
import org.chatrang.gateway.metrics.GatewayNews;
import org.chatrang.gateway.metrics.MetricNames;
import org.chatrang.gateway.publish.Publisher;
import org.chatrang.gateway.time.KnownTime;

/**
 * One gateway: drivers put what they see into the journal, the publisher takes it from there to the bus, assignments come
 * back. Starts and records with no bus at all.
 */
public final class Gateway {
    private final GatewaySettings settings;
    private final List<Driver> drivers;
    private final InstantSource time;
    private final Journal journal;
    private final Assignments assignments;
    private final KnownTime quality;
    private final BoardClaims claims = new BoardClaims();
    private final SignalClock clock;
    private final WatchedBoards boards;
    private final AssignmentFeed feed;
    private final Publisher publisher;

    /** A gateway that does not know how well it knows the time. */
    public Gateway(GatewaySettings settings, List<Driver> drivers, MeterRegistry registry, InstantSource time) {
        this(settings, drivers, registry, time, KnownTime.UNKNOWN);
    }

    /** Opens the journal; nothing runs before {@link #start}. {@code quality} says how well the time is known. */
    public Gateway(
            GatewaySettings settings,
            List<Driver> drivers,
            MeterRegistry registry,
            InstantSource time,
            KnownTime quality) {
        this.quality = quality;
        this.settings = settings;
        this.drivers = List.copyOf(drivers);
        this.time = time;
        GatewayNews news = new GatewayNews(registry);
        journal = Journal.open(settings.journal(), settings.id(), time, news);
        assignments = new Assignments(journal);
        clock = new SignalClock(time, settings.boardSpeed());
        boards = new WatchedBoards(journal, assignments, WatchSettings.usual(), clock, quality);
        feed = new AssignmentFeed(settings.bus(), settings.id(), assignments);
        publisher =
                new Publisher(journal, settings.bus(), settings.id(), this::health, settings.healthEvery(), news, time);
        registry.gauge(MetricNames.JOURNAL_LAG, journal.backlog(), backlog -> backlog.size());
        registry.gauge(MetricNames.JOURNAL_BYTES, journal, open -> bytes(open.state()));
        registry.gauge(MetricNames.BOARDS_HELD, publisher, p -> p.heldBoards().size());
        registry.gauge(MetricNames.BOARDS_ASSIGNED, assignments, Assignments::size);
    }

    private double bytes(JournalState state) {
        return switch (state) {
            case JournalState.Ok(long bytes) -> bytes;
            case JournalState.NearlyFull(long bytes, long limit) -> bytes;
            case JournalState.Refused refused -> settings.journal().limitBytes();
        };
    }

    /**
     * Starts every driver, then publishing.
     *
     * @throws RuntimeException if a driver cannot work at all; nothing runs then, and the journal is closed
     */
    public void start() {
        JournalRecorder recorder = new JournalRecorder(journal, assignments, boards, claims, clock, quality);
        try {
            drivers.forEach(driver -> driver.start(recorder));
        } catch (RuntimeException e) {
            giveUp(e);
            throw e;
        }
        publisher.start();
        feed.start();
    }

    private void giveUp(RuntimeException cause) {
        try {
            for (Driver driver : drivers) {
                driver.stop();
            }
            boards.stop();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cause.addSuppressed(e);
        }
        journal.close();
    }

    /** Stops the drivers, publishes what waits as long as the bus takes it, closes. What is left stays in the journal. */
    public void stop() throws InterruptedException {
        for (Driver driver : drivers) {
            driver.stop();
        }
        boards.stop();
        feed.stop();
        publisher.stop(settings.stopWithin());
        journal.close();
    }

    /** Its health as it is published. */
    public GatewayHealth health() {
        HealthSummary summary = HealthSummary.of(journal.state(), publisher, drivers, claims, quality, time.instant());
        return new GatewayHealth(
                settings.id(),
                time.instant(),
                summary.state(),
                journal.backlog().size(),
                assignments.size(),
                summary.text());
    }

    /** Longest time any of its threads has not come round. */
    public Duration stuckFor() {
        Duration writing = journal.sinceLastTurn();
        Duration publishing = publisher.sinceLastTurn();
        return writing.compareTo(publishing) > 0 ? writing : publishing;
    }

    /** How well it knows the time. */
    public Timing clockQuality() {
        return quality.get();
    }

    /** Which game is on which board. */
    public Assignments assignments() {
        return assignments;
    }

    /** Every board that was heard since the start. */
    public List<BoardStatus> boards() {
        return boards.status();
    }

    public List<Driver> drivers() {
        return drivers;
    }

    public Journal journal() {
        return journal;
    }
}
