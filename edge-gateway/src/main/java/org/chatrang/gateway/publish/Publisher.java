package org.chatrang.gateway.publish;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.chatrang.events.GatewayHealth;
import org.chatrang.gateway.journal.Acknowledgement;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalEntry;

/**
 * The one thread that publishes. Reads the journal, never the drivers, so what is live cannot overtake what is journalled;
 * every board has its own place in the journal, so none waits for another.
 */
public final class Publisher {
    private static final Duration IDLE = Duration.ofMillis(250);

    private final Journal journal;
    private final BusSettings settings;
    private final String gateway;
    private final HealthNews news;
    private final PublisherListener listener;
    private final InstantSource time;
    private final HeldBoards held = new HeldBoards(System::nanoTime);
    private final BatchPlan plan;
    private volatile LinkState state;
    private volatile long lastTurn = System.nanoTime();
    private volatile boolean stopping;
    private Thread thread;

    /** Publishes a journal, and now and then the health that it is given. */
    public Publisher(
            Journal journal,
            BusSettings settings,
            String gateway,
            Supplier<GatewayHealth> health,
            Duration healthEvery,
            PublisherListener listener,
            InstantSource time) {
        this.journal = journal;
        this.settings = settings;
        this.gateway = gateway;
        this.news = new HealthNews(health, healthEvery);
        this.listener = listener;
        this.time = time;
        this.plan = new BatchPlan(journal, held, settings.batch());
        this.state = new LinkState.Connecting(time.instant());
    }

    /** Starts the thread. */
    public void start() {
        thread = Thread.ofPlatform().name("publisher").start(this::run);
    }

    public LinkState state() {
        return state;
    }

    /** Boards whose events the bus refuses, with the reasons. */
    public Map<String, String> heldBoards() {
        return held.reasons();
    }

    /** How long ago the thread last came round; bounded by the patience of {@link BusSettings} also while the bus is away. */
    public Duration sinceLastTurn() {
        return Duration.ofNanos(System.nanoTime() - lastTurn);
    }

    private void run() {
        Duration pause = Duration.ofMillis(200);
        try {
            while (!stopping) {
                lastTurn = System.nanoTime();
                try (BusSession session = BusSession.open(settings, gateway)) {
                    settleThePast();
                    enter(new LinkState.Connected(time.instant()));
                    pause = Duration.ofMillis(200);
                    publishWith(session);
                } catch (BoardsRefusedException e) {
                    e.reasons().forEach(this::hold);
                } catch (RuntimeException e) {
                    // a Kafka failure, or one of the journal's disk: either way nothing is known and nothing is lost
                    enter(new LinkState.Away(time.instant(), BusWords.of(e, settings)));
                    Thread.sleep(pause);
                    Duration longer = pause.multipliedBy(2);
                    pause = longer.compareTo(settings.retryEvery()) < 0 ? longer : settings.retryEvery();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void settleThePast() throws InterruptedException {
        ReadBack readBack = new ReadBack(settings, journal, gateway, () -> lastTurn = System.nanoTime());
        Acknowledgement known = readBack.run();
        journal.acknowledge(known);
        readBack.last().forEach((game, stamp) -> {
            if (!journal.reader().holds(game, stamp)) {
                listener.strangeEvent(game, stamp.toString());
            }
        });
        listener.readBack(readBack.read(), readBack.last().size());
    }

    private void publishWith(BusSession session) throws InterruptedException {
        while (!stopping) {
            lastTurn = System.nanoTime();
            List<JournalEntry> batch = plan.next();
            Optional<GatewayHealth> health = news.due();
            if (batch.isEmpty() && health.isEmpty()) {
                waitForMore();
                continue;
            }
            long begin = System.nanoTime();
            Acknowledgement known = session.publish(batch, health);
            journal.acknowledge(known);
            known.entries().keySet().forEach(held::release);
            listener.published(batch.size(), System.nanoTime() - begin);
        }
    }

    /** With boards held, their events stay in the backlog: then a pause, not a wait for more. */
    private void waitForMore() throws InterruptedException {
        if (held.reasons().isEmpty()) {
            journal.backlog().await(IDLE.toMillis());
        } else {
            Thread.sleep(IDLE);
        }
    }

    private void hold(String board, String reason) {
        held.hold(board, reason);
        listener.boardHeld(board, reason);
    }

    private void enter(LinkState next) {
        boolean another = next.getClass() != state.getClass();
        if (another || next instanceof LinkState.Away) {
            state = another ? next : new LinkState.Away(since(), ((LinkState.Away) next).reason());
        }
        if (another) {
            listener.changed(next);
        }
    }

    private java.time.Instant since() {
        return ((LinkState.Away) state).since();
    }

    /** Publishes what waits, as long as the bus takes it and at most that long, then ends. */
    public void stop(Duration atMost) throws InterruptedException {
        long end = System.nanoTime() + atMost.toNanos();
        while (journal.backlog().size() > 0 && state instanceof LinkState.Connected && end - System.nanoTime() > 0) {
            Thread.sleep(20);
        }
        stopping = true;
        if (!(state instanceof LinkState.Connected)) {
            thread.interrupt(); // it waits for a bus that is away
        }
        thread.join(atMost);
        if (thread.isAlive()) {
            thread.interrupt();
            thread.join(settings.patience());
        }
    }
}
