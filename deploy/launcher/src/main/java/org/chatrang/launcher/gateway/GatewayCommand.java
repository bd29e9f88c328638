package org.chatrang.launcher.gateway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.launcher.up.RunHome;
import org.chatrang.launcher.up.ServiceTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code chatrang gateway}: runs the gateway of one venue in this terminal, until Ctrl-C. Its exit code is the gateway's: 1
 * if it did not start, which then says why.
 */
@Command(
        name = "gateway",
        description = "Run the gateway of a venue: boards and clocks in, events to the bus, until Ctrl-C.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The configuration is config/application.properties in the directory where it is",
            "started, or the file named. All keys are explained in edge-gateway/README.md.",
            "It says where its check page is. To try it without boards and without a bus,",
            "put three lines into config/application.properties:",
            "  chatrang.gateway.id=first-try",
            "  chatrang.gateway.livechess.stage.enabled=true",
            "  chatrang.gateway.board-speed=20",
            "and play games for it in another terminal:",
            "  chatrang boards --livechess-port 1982 --speed 20 round.pgn"
        })
public final class GatewayCommand implements Callable<Integer> {
    private static final Path USUAL = Path.of("config", "application.properties");

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The configuration (default: config/application.properties in this directory).")
    private Path file;

    @Override
    public Integer call() throws InterruptedException {
        List<String> command = command(RunHome.project(), Path.of("").toAbsolutePath());
        try {
            Process gateway = new ProcessBuilder(command).inheritIO().start();
            Thread stop = new Thread(() -> stop(gateway), "stop-gateway");
            Runtime.getRuntime().addShutdownHook(stop);
            return gateway.waitFor();
        } catch (IOException e) {
            throw new CommandFailure("cannot start the gateway: " + e.getMessage(), e);
        }
    }

    /** What is run, once it is certain that it can be. */
    List<String> command(Path project, Path directory) {
        Path usual = directory.resolve(USUAL);
        Path chosen = file == null ? usual : directory.resolve(file).normalize();
        if (!Files.isRegularFile(chosen)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there is no file " + chosen
                            + (file == null ? ": write one, or name another with --config FILE" : ""));
        }
        if (!chosen.equals(usual) && Files.exists(usual)) {
            throw new CommandFailure("both " + chosen + " and " + usual
                    + " would count: start in a directory without the second, or leave out --config");
        }
        Path runnable = ServiceTable.EDGE_GATEWAY.runnable(project);
        if (!Files.exists(runnable)) {
            throw new CommandFailure("the gateway is not built (" + runnable
                    + " is missing): start it with ./chatrang, which builds what is missing");
        }
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xmx" + ServiceTable.EDGE_GATEWAY.heap(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED"));
        if (!chosen.equals(usual)) {
            command.add("-Dsmallrye.config.locations=" + chosen.toUri());
        }
        command.addAll(List.of("-jar", runnable.toString()));
        return command;
    }

    /** Waits for what it publishes at its end: a terminal's Ctrl-C has reached it too. */
    private static void stop(Process gateway) {
        gateway.destroy();
        try {
            gateway.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
