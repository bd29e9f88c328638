package org.chatrang.launcher.up;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the ports of a local run begin. */
public final class PortOptions {
    private static final int LOWEST = 1024;
    private static final int HIGHEST = 65_535 - ServiceTable.POSTGRES_PORT;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--first-port",
            paramLabel = "PORT",
            description = "Port of the spectators' page; the other ports follow it (default: "
                    + ServiceTable.DEFAULT_FIRST_PORT + ").")
    private int firstPort = ServiceTable.DEFAULT_FIRST_PORT;

    /** The port chosen, checked. */
    public int firstPort() {
        if (firstPort < LOWEST || firstPort > HIGHEST) {
            throw new ParameterException(
                    command.commandLine(),
                    "--first-port " + firstPort + " is not between " + LOWEST + " and " + HIGHEST);
        }
        return firstPort;
    }
}
