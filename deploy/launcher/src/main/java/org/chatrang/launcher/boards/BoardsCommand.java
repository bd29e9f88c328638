package org.chatrang.launcher.boards;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.simulator.Fault;
import org.chatrang.gateway.simulator.LiveChessServer;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang boards FILE}: plays games on simulated boards. */
@Command(
        name = "boards",
        description = "Play the games of a PGN file on simulated boards with clocks.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The boards speak the DGT serial protocol on TCP ports of this machine, one",
            "each, and the local API of LiveChess on one port for all. The configuration",
            "that makes a gateway watch them is printed first. A board begins to play when a",
            "gateway has asked to hear it, and plays game after game; then the command ends.",
            "Example:",
            "  chatrang boards --boards 12 --speed 20 --noise measured round.pgn"
        })
public final class BoardsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The games.")
    private Path file;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "How many boards, 1 to 500 (default: one a game, at most 120).")
    private Integer count;

    @Option(
            names = "--speed",
            paramLabel = "TIMES",
            defaultValue = "20",
            description = "So many times as fast as people (default: ${DEFAULT-VALUE}).")
    private double speed;

    @Option(
            names = "--first-port",
            paramLabel = "PORT",
            defaultValue = "0",
            description = "The first board's TCP port, the others count up (default: any free ones).")
    private int firstPort;

    @Option(
            names = "--livechess-port",
            paramLabel = "PORT",
            defaultValue = "0",
            description = "The port of the LiveChess API (default: any free one; LiveChess itself has 1982).")
    private int liveChessPort;

    @Option(
            names = "--noise",
            paramLabel = "none|measured|wild",
            defaultValue = "measured",
            description = "How hands make moves (default: ${DEFAULT-VALUE}, as on real boards).")
    private String noise;

    @Option(
            names = "--faults",
            split = ",",
            paramLabel = "FAULT",
            description = "What goes wrong now and then: ${COMPLETION-CANDIDATES}.")
    private Set<Fault> faults = EnumSet.noneOf(Fault.class);

    @Option(names = "--turned", description = "Every third board stands with its connector at White's right hand.")
    private boolean turned;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The same number plays the same way (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() throws InterruptedException {
        List<PgnGame> games = games();
        int boards = count == null ? Math.min(games.size(), 120) : count;
        if (boards < 1 || boards > 500) {
            throw new ParameterException(spec.commandLine(), "--boards " + boards + ": 1 to 500 was expected");
        }
        if (!(speed > 0 && speed <= 1000)) {
            throw new ParameterException(
                    spec.commandLine(), "--speed " + speed + ": above 0, at most 1000 was expected");
        }
        SimulatorSettings settings =
                new SimulatorSettings(speed, Duration.ofHours(2), shares(), faults, faults.isEmpty() ? 0 : 0.05, seed);
        try (SimulatedVenue venue = new SimulatedVenue(boards, turned, settings);
                LiveChessServer liveChess = new LiveChessServer(venue.boards(), liveChessPort)) {
            print(venue, venue.openDgtPorts(firstPort), liveChess.address());
            new Tables(venue, games, Progress.onStandardError()).play();
            return ExitCode.OK;
        } catch (IOException e) {
            throw new CommandFailure("a port cannot be opened: " + e.getMessage() + "; choose others with --first-port"
                    + " and --livechess-port");
        }
    }

    private List<PgnGame> games() {
        try (PgnReader reader = PgnReader.open(file)) {
            List<PgnGame> games = reader.games().toList();
            if (games.isEmpty()) {
                throw new ParameterException(spec.commandLine(), file + " has no game in it");
            }
            return games;
        } catch (IOException e) {
            String why = e instanceof NoSuchFileException ? "there is no such file" : e.getMessage();
            throw new ParameterException(spec.commandLine(), file + ": " + why);
        }
    }

    private NoiseShares shares() {
        return switch (noise) {
            case "none" -> NoiseShares.none();
            case "measured" -> NoiseShares.measured();
            case "wild" -> NoiseShares.wild();
            default ->
                throw new ParameterException(
                        spec.commandLine(), "--noise " + noise + ": none, measured or wild was expected");
        };
    }

    private void print(SimulatedVenue venue, List<String> serial, String liveChess) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("# all boards by LiveChess:");
        out.println("chatrang.gateway.livechess.simulated.url=" + liveChess);
        out.println("# or each by its own line:");
        for (int k = 1; k <= serial.size(); k++) {
            out.println("chatrang.gateway.serial." + venue.board(k).serial() + ".port=" + serial.get(k - 1));
        }
        out.println("chatrang.gateway.board-speed=" + speed);
        out.flush();
    }
}
