package org.chatrang.launcher.up;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.chatrang.launcher.Progress;

/**
 * The whole system on this machine: broker and database first, then every service at once. The end comes in the opposite
 * order, by {@link #close} or with the JVM (Ctrl-C, SIGTERM); after a SIGKILL the children are stopped by
 * {@link org.chatrang.stack.ChildProcess}'s watchdog.
 */
public final class LocalRun implements AutoCloseable {
    private static final Duration GRACE = Duration.ofSeconds(10);

    private final RunPlan plan;
    private final Progress progress;
    private final RunLock lock;
    private final Supervisor supervisor;
    private final SupervisedKafka kafka;
    private final SupervisedPostgres postgres;
    private final List<SupervisedService> services;
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile boolean begun;

    private LocalRun(RunPlan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
        plan.home().create();
        this.lock = RunLock.take(plan.home());
        this.supervisor = new Supervisor(progress);
        this.kafka = new SupervisedKafka(plan);
        this.postgres = new SupervisedPostgres(plan);
        this.services = plan.services().stream()
                .map(definition -> new SupervisedService(definition, plan, () -> connections(definition)))
                .toList();
    }

    /**
     * Returns when every service is ready.
     *
     * @throws org.chatrang.launcher.CommandFailure if another run holds the home, a port is taken, a build is missing or
     *     a process does not come up
     */
    public static LocalRun start(RunPlan plan, Progress progress) {
        LocalRun run = new LocalRun(plan, progress);
        Runtime.getRuntime().addShutdownHook(new Thread(run::close, "stop-local-run"));
        try {
            plan.check();
            run.begun = true;
            if (plan.fresh()) {
                plan.home().clearData();
            }
            Together.forEach(List.of(run.kafka, run.postgres), server -> {
                run.supervisor.start(server);
                run.supervisor.awaitReady(server);
            });
            run.services.forEach(run.supervisor::start);
            Together.forEach(run.services, run.supervisor::awaitReady);
            return run;
        } catch (RuntimeException failed) {
            run.close();
            throw failed;
        }
    }

    public RunPlan plan() {
        return plan;
    }

    /** Time since the run was asked for. */
    public String age() {
        return supervisor.age();
    }

    /** The process id of every process by its name, as of now. */
    public Map<String, Long> processes() {
        Map<String, Long> processes = new TreeMap<>();
        Stream.concat(Stream.of(kafka, postgres), services.stream())
                .forEach(one -> processes.put(one.name(), one.process().pid()));
        return processes;
    }

    /** Waits until {@link #close} is called; throws when a process keeps dying. */
    public void awaitEnd() {
        supervisor.awaitEnd();
    }

    /** Throws when a process keeps dying; returns at once otherwise. */
    public void requireHealthy() {
        supervisor.requireHealthy();
    }

    private Map<String, String> connections(ServiceDefinition definition) {
        Map<String, String> connections = new HashMap<>();
        connections.put("kafka.bootstrap.servers", kafka.address());
        if (definition.database()) {
            connections.putAll(postgres.server().properties());
        }
        return connections;
    }

    /** Stops everything; may be called twice, and while the run is still starting. */
    @Override
    public void close() {
        supervisor.close();
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        say("stopping");
        Together.forEach(services, service -> service.stop(GRACE));
        Together.forEach(List.of(kafka, postgres), server -> server.stop(GRACE));
        supervisor.ended();
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        say("stopped");
    }

    private void say(String line) {
        if (begun) {
            progress.line(line);
        }
    }
}
