package org.chatrang.launcher.up;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One service of the local run.
 *
 * @param name as in progress lines and log files
 * @param module its directory in the project
 * @param port its HTTP port, counted from the run's first port
 * @param heap largest heap, as {@code -Xmx} takes it
 * @param database whether it is given the PostgreSQL server
 * @param page who its page at {@code /} is for, if it has one
 * @param settings configuration that only the local run needs; {@code {data}} stands for the run's data directory
 */
public record ServiceDefinition(
        String name,
        String module,
        int port,
        String heap,
        boolean database,
        Optional<String> page,
        Map<String, String> settings) {
    public ServiceDefinition {
        settings = Map.copyOf(settings);
    }

    /** The same service with more settings. */
    public ServiceDefinition with(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(settings);
        all.putAll(more);
        return new ServiceDefinition(name, module, port, heap, database, page, all);
    }

    /** What the Quarkus build leaves to run. */
    public Path runnable(Path project) {
        return project.resolve(module).resolve("target/quarkus-app/quarkus-run.jar");
    }
}
