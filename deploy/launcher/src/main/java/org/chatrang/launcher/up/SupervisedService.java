package org.chatrang.launcher.up;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.chatrang.stack.ChildProcess;

/** A Quarkus service in a lean JVM of its own. */
final class SupervisedService implements Supervised {
    private final ServiceDefinition definition;
    private final RunPlan plan;
    private final Supplier<Map<String, String>> connections;
    private volatile ChildProcess process;

    /** {@code connections}: configuration of broker and database, asked for at each start. */
    SupervisedService(ServiceDefinition definition, RunPlan plan, Supplier<Map<String, String>> connections) {
        this.definition = definition;
        this.plan = plan;
        this.connections = connections;
    }

    @Override
    public String name() {
        return definition.name();
    }

    @Override
    public String address() {
        return plan.address(definition);
    }

    @Override
    public ChildProcess process() {
        return process;
    }

    @Override
    public void start() {
        process = ChildProcess.start(name(), command(), Map.of(), plan.home().log(name()));
    }

    @Override
    public boolean isReady() {
        return Health.isReady(address());
    }

    @Override
    public synchronized void stop(Duration grace) {
        if (process != null) {
            process.stop(grace);
        }
    }

    private List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx" + definition.heap(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.add("-Dquarkus.http.host=127.0.0.1");
        command.add("-Dquarkus.http.port=" + plan.port(definition));
        connections.get().forEach((key, value) -> command.add("-D" + key + "=" + value));
        definition.settings().forEach((key, value) -> command.add("-D" + key + "=" + inData(value)));
        command.addAll(List.of("-jar", definition.runnable(plan.project()).toString()));
        return command;
    }

    private String inData(String value) {
        return value.replace("{data}", plan.home().data().toString());
    }
}
