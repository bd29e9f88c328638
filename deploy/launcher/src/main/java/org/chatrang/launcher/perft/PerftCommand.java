package org.chatrang.launcher.perft;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang perft FEN DEPTH}: how many sequences of legal moves there are, and how long it took to count them. */
@Command(
        name = "perft",
        description = "Count the sequences of DEPTH legal moves from a position.",
        mixinStandardHelpOptions = true,
        customSynopsis = "chatrang perft [--divide] FEN DEPTH",
        footer = {
            "",
            "The last line is JSON: fen, depth, nodes, millis.",
            "Example: chatrang perft startpos 5",
            "         chatrang perft '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' 6"
        })
public final class PerftCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--divide", description = "First print each first move with its own count.")
    private boolean divide;

    @Parameters(
            arity = "2..*",
            paramLabel = "FEN DEPTH",
            description = "The position in Forsyth-Edwards Notation (X-FEN for Chess960), or startpos;"
                    + " then the number of moves, 0 or more.")
    private List<String> words;

    @Override
    public Integer call() throws Exception {
        Position position = position(String.join(" ", words.subList(0, words.size() - 1)));
        int depth = depth(words.getLast());
        PrintWriter out = spec.commandLine().getOut();
        PerftCount count = new PerftCount(position, depth, Progress.onStandardError());
        PerftReport report = count.run(divide ? (move, nodes) -> out.println(move + " " + nodes) : (move, nodes) -> {});
        out.println(report.json());
        return 0;
    }

    private Position position(String text) {
        try {
            return text.equals("startpos") ? Position.initial() : Position.ofFen(text);
        } catch (IllegalArgumentException notAPosition) {
            throw new ParameterException(spec.commandLine(), notAPosition.getMessage());
        }
    }

    private int depth(String text) {
        try {
            int depth = Integer.parseInt(text);
            if (depth >= 0) {
                return depth;
            }
        } catch (NumberFormatException notANumber) {
            // Said below, as for a negative number.
        }
        throw new ParameterException(
                spec.commandLine(), "the depth '" + text + "' after the position is not a number from 0 up");
    }
}
