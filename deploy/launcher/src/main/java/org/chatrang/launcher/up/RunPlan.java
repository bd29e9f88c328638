package org.chatrang.launcher.up;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.stack.PortTakenException;
import org.chatrang.stack.Ports;

/**
 * What is to run, where, and on which ports.
 *
 * @param project the directory whose builds run
 * @param firstPort the port of the spectators' page; the others follow
 * @param services what runs besides broker and database
 * @param fresh whether data of an earlier run is deleted first
 */
public record RunPlan(Path project, RunHome home, int firstPort, List<ServiceDefinition> services, boolean fresh) {
    /** Everything, on the data of earlier runs. */
    public static RunPlan of(Path project, RunHome home, int firstPort) {
        return new RunPlan(project, home, firstPort, ServiceTable.all(), false);
    }

    /** The same plan without the data of earlier runs. */
    public RunPlan onFreshData() {
        return new RunPlan(project, home, firstPort, services, true);
    }

    /** The same plan with more settings for one service. */
    public RunPlan with(ServiceDefinition service, Map<String, String> settings) {
        List<ServiceDefinition> changed = services.stream()
                .map(each -> each.name().equals(service.name()) ? each.with(settings) : each)
                .toList();
        return new RunPlan(project, home, firstPort, changed, fresh);
    }

    /** Where the broker is reached. */
    public String bootstrapServers() {
        return "127.0.0.1:" + kafkaPort();
    }

    public int port(ServiceDefinition service) {
        return firstPort + service.port();
    }

    /** The address of a service, without a slash at its end. */
    public String address(ServiceDefinition service) {
        return "http://127.0.0.1:" + port(service);
    }

    int kafkaPort() {
        return firstPort + ServiceTable.KAFKA_PORT;
    }

    int postgresPort() {
        return firstPort + ServiceTable.POSTGRES_PORT;
    }

    /** Refuses before anything is started. */
    void check() {
        for (ServiceDefinition service : services) {
            if (!Files.exists(service.runnable(project))) {
                throw new CommandFailure(service.name() + " is not built (" + service.runnable(project)
                        + " is missing): start it with ./chatrang, which builds what is missing");
            }
            require(service.name(), port(service));
        }
        require("Kafka", kafkaPort());
        require("PostgreSQL", postgresPort());
    }

    private static void require(String name, int port) {
        if (!Ports.isFree(port)) {
            throw new CommandFailure(new PortTakenException(name, port).getMessage() + " (--first-port)");
        }
    }
}
