package org.chatrang.launcher.up;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.chatrang.launcher.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code chatrang up}: runs everything until Ctrl-C. */
@Command(
        name = "up",
        description = "Run the whole system on this machine: Kafka, PostgreSQL and every service, until Ctrl-C.",
        mixinStandardHelpOptions = true,
        footer = {"", "Data and logs are kept in .chatrang, or in the directory CHATRANG_HOME."})
public final class UpCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private PortOptions ports;

    @Override
    public Integer call() {
        RunPlan plan = RunPlan.of(RunHome.project(), RunHome.find("data"), ports.firstPort());
        try (LocalRun run = LocalRun.start(plan, Progress.onStandardError())) {
            PrintWriter out = spec.commandLine().getOut();
            out.println("ready in " + run.age());
            for (ServiceDefinition service : plan.services()) {
                service.page()
                        .ifPresent(
                                audience -> out.println("page for " + audience + ": " + plan.address(service) + "/"));
            }
            out.println("logs: " + plan.home().logs() + "; Ctrl-C stops everything");
            out.flush();
            run.awaitEnd();
        }
        return 0;
    }
}
