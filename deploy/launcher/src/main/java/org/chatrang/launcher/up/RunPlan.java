package org.chatrang.launcher.up;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.stack.PortTakenException;
import org.chatrang.stack.Ports;

/**
 * What is to run, where, and on which ports.
 *
 * @param project the directory whose builds run
 * @param firstPort the port of the spectators' page; the others follow
 * @param services those whose builds exist in {@code project}
 */
public record RunPlan(Path project, RunHome home, int firstPort, List<ServiceDefinition> services) {
    public static RunPlan of(Path project, RunHome home, int firstPort) {
        return new RunPlan(project, home, firstPort, ServiceTable.all());
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
