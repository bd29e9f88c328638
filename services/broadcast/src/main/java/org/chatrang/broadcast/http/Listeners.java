package org.chatrang.broadcast.http;

import static org.chatrang.broadcast.LogKeys.REASON;
import static org.chatrang.broadcast.LogKeys.ROUND;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.chatrang.broadcast.BroadcastConfig;
import org.chatrang.broadcast.MetricNames;
import org.chatrang.broadcast.stream.FrameJson;
import org.chatrang.broadcast.stream.ServerFrame;
import org.chatrang.broadcast.stream.Subject;
import org.jboss.logging.Logger;

/** Everybody who listens now. */
@ApplicationScoped
public class Listeners {
    private static final Logger LOG = Logger.getLogger(Listeners.class);

    private final Set<Listener> all = ConcurrentHashMap.newKeySet();
    private final BroadcastConfig.Listener config;
    private final MeterRegistry meters;
    private volatile boolean busReachable = true;
    private volatile boolean stopping;

    Listeners(BroadcastConfig config, MeterRegistry meters) {
        this.config = config.listener();
        this.meters = meters;
        meters.gaugeCollectionSize(MetricNames.LISTENERS, List.of(), all);
    }

    /** One more, empty if the house is full or closing. It listens from {@link Listener#begin}. */
    Optional<Listener> join(Subject subject, Sink sink, Executor own) {
        if (stopping || all.size() >= config.max()) {
            return Optional.empty();
        }
        Listener listener = new Listener(subject, sink, own, this, config.dropBehind());
        all.add(listener);
        if (!busReachable) {
            listener.tellBus(false);
        }
        return Optional.of(listener);
    }

    /** Heartbeats and stalls; called regularly. */
    public void tick() {
        all.forEach(listener ->
                listener.tick(config.heartbeat().toMillis(), config.stall().toMillis()));
    }

    /** Tells everybody whether the bus answers. */
    public void tellBus(boolean reachable) {
        busReachable = reachable;
        all.forEach(listener -> listener.tellBus(reachable));
    }

    /** Says goodbye to everybody: they come back to the next process with the identity they have. */
    public void stop() {
        stopping = true;
        all.forEach(listener -> listener.end(ServerFrame.Reason.STOPPING));
    }

    long millis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    void left(Listener listener) {
        all.remove(listener);
    }

    void count(List<ServerFrame> frames) {
        meters.counter(MetricNames.FRAMES, MetricNames.TAG_TYPE, FrameJson.type(frames.getFirst()))
                .increment(frames.size());
    }

    void disconnected(Listener listener, ServerFrame.Reason reason) {
        meters.counter(MetricNames.DISCONNECTS, MetricNames.TAG_REASON, reason.name())
                .increment();
        LOG.infof(
                "listener disconnected %s=%s %s=%s",
                ROUND, listener.subject().stream().round(), REASON, reason);
    }
}
