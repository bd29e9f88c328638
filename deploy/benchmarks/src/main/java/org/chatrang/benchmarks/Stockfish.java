package org.chatrang.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;

/** Stockfish as a program of its own, asked for perft counts by UCI; one thread, as it starts. */
final class Stockfish implements AutoCloseable {
    private static final String COUNT = "Nodes searched: ";

    private final Process process;
    private final BufferedReader answers;
    private final PrintStream commands;

    private Stockfish(Process process) {
        this.process = process;
        this.answers = process.inputReader();
        this.commands = new PrintStream(process.getOutputStream(), true);
    }

    /** Starts it; empty if there is no such program here. */
    static Optional<Stockfish> start(String program) {
        try {
            return Optional.of(new Stockfish(
                    new ProcessBuilder(program).redirectErrorStream(true).start()));
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    /** What the program calls itself. */
    String name() throws IOException {
        return answers.readLine();
    }

    long perft(PerftPosition position) throws IOException {
        commands.println("setoption name UCI_Chess960 value " + position.chess960());
        commands.println("position fen " + position.fen());
        commands.println("go perft " + position.depth());
        for (String line = answers.readLine(); line != null; line = answers.readLine()) {
            if (line.startsWith(COUNT)) {
                return Long.parseLong(line.substring(COUNT.length()).strip());
            }
        }
        throw new IOException("Stockfish ended without a count");
    }

    @Override
    public void close() {
        commands.println("quit");
        process.destroy();
    }
}
