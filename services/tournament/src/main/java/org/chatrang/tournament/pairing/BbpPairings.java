package org.chatrang.tournament.pairing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.RoundPairings.Game;

/**
 * Asks bbpPairings, where it is installed, for the next round of an individual Swiss tournament (Dutch system). The program
 * is called, never part of this one.
 */
public final class BbpPairings {
    /** Names the program where it is not on the PATH. */
    public static final String ENVIRONMENT = "BBP_PAIRINGS";

    private static final List<String> NAMES = List.of("bbpPairings", "bbpPairings.exe", "bbppairings");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Path program;

    /** With this program. */
    public BbpPairings(Path program) {
        this.program = program;
    }

    /** The program this machine has. */
    public static BbpPairings installed() throws PairingEngineException {
        return find(System.getenv(ENVIRONMENT), System.getenv("PATH"))
                .map(BbpPairings::new)
                .orElseThrow(() -> new PairingEngineException(
                        "bbpPairings is not installed: put the program on the PATH, or name it by the environment variable "
                                + ENVIRONMENT + "; pairings can also be imported"));
    }

    static Optional<Path> find(String named, String searchPath) {
        if (named != null && !named.isBlank()) {
            return Optional.of(Path.of(named)).filter(Files::isExecutable);
        }
        for (String directory : (searchPath == null ? "" : searchPath).split(File.pathSeparator)) {
            for (String name : NAMES) {
                Path candidate = Path.of(directory, name);
                if (!directory.isEmpty() && Files.isRegularFile(candidate) && Files.isExecutable(candidate)) {
                    return Optional.of(candidate);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The pairings of a round.
     *
     * @param round the next one, from 1; what is on record of it and of later rounds is left out
     * @param absent players who will not play in it
     */
    public RoundPairings pair(Tournament tournament, int round, Set<Integer> absent) throws PairingEngineException {
        if (tournament.isTeam() || tournament.regulations().system().isPredetermined()) {
            throw new PairingEngineException("bbpPairings pairs individual Swiss tournaments only");
        }
        try {
            Path directory = Files.createTempDirectory("pairing");
            try {
                return pair(tournament, round, absent, directory);
            } finally {
                for (File file : directory.toFile().listFiles()) {
                    Files.deleteIfExists(file.toPath());
                }
                Files.deleteIfExists(directory);
            }
        } catch (IOException e) {
            throw new PairingEngineException(program + " cannot be used: " + e.getMessage(), e);
        }
    }

    private RoundPairings pair(Tournament tournament, int round, Set<Integer> absent, Path directory)
            throws IOException, PairingEngineException {
        Path report = directory.resolve("report.trf");
        Path answer = directory.resolve("pairings.txt");
        Path words = directory.resolve("words.txt");
        Files.write(report, EngineReport.of(tournament, round, absent));
        Process process = new ProcessBuilder(program.toString(), "--dutch", report.toString(), "-p", answer.toString())
                .redirectErrorStream(true)
                .redirectOutput(words.toFile())
                .start();
        int code = wait(process);
        if (code != 0) {
            throw new PairingEngineException(refusal(code) + said(words));
        }
        return read(Files.readAllLines(answer), round, absent);
    }

    private int wait(Process process) throws PairingEngineException {
        try {
            if (process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                return process.exitValue();
            }
            process.destroyForcibly();
            throw new PairingEngineException("bbpPairings gave no answer within " + PATIENCE.toMinutes() + " minutes");
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new PairingEngineException("interrupted while bbpPairings was at work", e);
        }
    }

    private static String refusal(int code) {
        return "bbpPairings "
                + switch (code) {
                    case 1 -> "found no pairing that the rules allow";
                    case 2 -> "met an unexpected error";
                    case 3 -> "refused the report as invalid";
                    case 4 -> "refused the report as too large";
                    case 5 -> "could not read or write a file";
                    default -> "ended with code " + code;
                };
    }

    private static String said(Path words) throws IOException {
        String text = Files.readString(words).strip();
        return text.isEmpty() ? "" : ": " + text.lines().findFirst().orElse("");
    }

    /** A count, then White and Black a line; Black 0 has the bye. */
    static RoundPairings read(List<String> lines, int round, Set<Integer> absent) throws PairingEngineException {
        List<Game> games = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        List<String> pairs = lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        for (String pair : pairs.subList(Math.min(1, pairs.size()), pairs.size())) {
            if (!pair.matches("\\d{1,5}\\s+\\d{1,5}")) {
                throw new PairingEngineException("bbpPairings answered with a line that is no pair: \"" + pair + "\"");
            }
            String[] numbers = pair.split("\\s+");
            int white = Integer.parseInt(numbers[0]);
            int black = Integer.parseInt(numbers[1]);
            if (black == 0) {
                byes.add(white);
            } else {
                games.add(new Game(white, black));
            }
        }
        if (pairs.isEmpty() || !pairs.getFirst().equals(String.valueOf(games.size() + byes.size()))) {
            throw new PairingEngineException("bbpPairings answered with another number of pairs than it announced");
        }
        return new RoundPairings(round, games, byes, absent);
    }
}
