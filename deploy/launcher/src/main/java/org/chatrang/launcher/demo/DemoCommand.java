package org.chatrang.launcher.demo;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.chatrang.launcher.Progress;
import org.chatrang.launcher.up.LocalRun;
import org.chatrang.launcher.up.PortOptions;
import org.chatrang.launcher.up.RunHome;
import org.chatrang.launcher.up.RunPlan;
import org.chatrang.launcher.up.ServiceTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang demo}: plays a round through the whole system. */
@Command(
        name = "demo",
        description =
                "Run the whole system on fresh data and play the games of a PGN file through it to the live page.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Without a file twelve historic games are played, with invented clock times. When all are settled, each",
            "game's result in the file is printed against its settlement. Nobody signs scoresheets here, so the result",
            "that the players show on the board is taken as agreed (setting resultGesture=ACCEPTED)."
        })
public final class DemoCommand implements Callable<Integer> {
    private static final String EVENT = "demo";
    private static final String GATEWAY = "gateway-1";

    @Spec
    private CommandSpec spec;

    @Mixin
    private PortOptions ports;

    @Parameters(arity = "0..1", paramLabel = "games.pgn", description = "The games to play (default: a bundled round).")
    private Path file;

    @Option(
            names = "--speed",
            defaultValue = "60",
            description = "So many times as fast as the games were played, or max (default: ${DEFAULT-VALUE}).")
    private String speed;

    @Option(names = "--exit", description = "End when all games are settled, instead of waiting for Ctrl-C.")
    private boolean exit;

    @Override
    public Integer call() {
        checkSpeed();
        RunHome home = RunHome.find("demo");
        DemoFile games = file == null ? DemoFile.bundled(home.directory()) : DemoFile.read(file);
        RunPlan plan = RunPlan.of(RunHome.project(), home, ports.firstPort())
                .onFreshData()
                .with(
                        ServiceTable.EDGE_GATEWAY,
                        Map.of(
                                "chatrang.gateway.id", GATEWAY,
                                "chatrang.gateway.replay.file", games.path().toString(),
                                "chatrang.gateway.replay.speed", speed));
        Progress progress = Progress.onStandardError();
        try (LocalRun run = LocalRun.start(plan, progress)) {
            play(run, games, progress);
            if (!exit) {
                spec.commandLine().getOut().println("the pages stay up; Ctrl-C stops everything");
                spec.commandLine().getOut().flush();
                run.awaitEnd();
            }
        }
        return 0;
    }

    private void play(LocalRun run, DemoFile games, Progress progress) {
        RunPlan plan = run.plan();
        PrintWriter out = spec.commandLine().getOut();
        out.println("live page: " + plan.address(ServiceTable.BROADCAST) + "/   (ready in " + run.age() + ")");
        out.println(
                "broker: " + plan.bootstrapServers() + "; logs: " + plan.home().logs());
        out.flush();
        Scoreboard scoreboard = new Scoreboard();
        try (BusListener listener = new BusListener(plan.bootstrapServers(), scoreboard)) {
            DeskClient desk = new DeskClient(plan.address(ServiceTable.ARBITER_DESK));
            Map<String, String> gameIds = desk.createEvent(
                    EVENT,
                    games.path(),
                    Map.of("gatewayId", GATEWAY, "resultGesture", "ACCEPTED", "defaultTime", "60"));
            desk.start(EVENT);
            progress.line(games.games().size() + " games at speed " + speed);
            Round round = new Round(games.games(), gameIds, scoreboard);
            round.await(progress, run::requireHealthy);
            round.table().print(out);
            out.println(scoreboard.verdicts() + " verdicts, the last result settled " + run.age() + " after the start");
            out.flush();
        }
    }

    private void checkSpeed() {
        if (!speed.equals("max") && !speed.matches("[0-9]{1,6}(\\.[0-9]{1,3})?") || speed.matches("[0.]+")) {
            throw new ParameterException(
                    spec.commandLine(), "--speed " + speed + " is neither a number above 0 nor \"max\"");
        }
    }
}
