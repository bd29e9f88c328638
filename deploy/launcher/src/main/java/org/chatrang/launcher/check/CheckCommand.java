package org.chatrang.launcher.check;

import java.util.List;
import java.util.concurrent.Callable;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.mate.ExactMating;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang check FILE.pgn…}: one JSON line for each game, with what the Laws have to say about it. */
@Command(
        name = "check",
        description = "Check games written in PGN against the Laws.",
        mixinStandardHelpOptions = true,
        customSynopsis = "chatrang check FILE...",
        footer = {
            "",
            "Reads PGN as broadcasters write it; one bad game never costs another. Prints",
            "one line of JSON a game:",
            "  illegal        the first illegal ply (from 1), its reason and the position",
            "                 before it",
            "  unreadable     the first half-move whose text looks like no move and was",
            "                 left out, as the move numbers show: its ply, text and place",
            "                 (line:column), and notJudged, how many half-moves follow:",
            "                 they are not judged, as the position is not known. A text",
            "                 like a move that is none (e9) is in illegal instead, with",
            "                 the reason UNREADABLE",
            "  kingsToCentre  the last ply, if it is a king on d4, e4, d5 or e5: perhaps",
            "                 the result shown on the board",
            "  ending         the first ending the Laws of 2023 would have given by",
            "                 themselves (dead positions: by the exact search within the",
            "                 budget of a judge)",
            "  claims         the plies after which a claim by threefold repetition or",
            "                 fifty moves became possible",
            "  clocks         plies with and without a clock reading",
            "Problems of the text go to standard error. Exit code 2 if a file cannot be read",
            "or holds text but no game. An empty file is PGN without a game, as before a",
            "round begins: that is told on standard error and is no fault (exit code 0).",
            "",
            "Example: chatrang check round-1.pgn round-2.pgn"
        })
public final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "PGN files; - for standard input.")
    private List<String> files;

    @Override
    public Integer call() {
        Progress progress = Progress.onStandardError();
        boolean allRead = true;
        for (String file : files) {
            allRead &=
                    new FileCheck(file, spec.commandLine().getOut(), progress, new ExactMating(MateSearch.NODES)).run();
        }
        return allRead ? ExitCode.OK : ExitCode.USAGE;
    }
}
