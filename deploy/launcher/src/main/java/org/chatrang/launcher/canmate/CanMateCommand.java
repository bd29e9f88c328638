package org.chatrang.launcher.canmate;

import java.util.concurrent.Callable;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.mate.ExactMating;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code chatrang can-mate}: can a side still mate by any series of legal moves? One JSON line for each FEN on standard input. */
@Command(
        name = "can-mate",
        description = "Decide whether a side can still mate by any series of legal moves.",
        mixinStandardHelpOptions = true,
        customSynopsis = "chatrang can-mate [--side white|black|both] [--max-nodes N] < FENS",
        footer = {
            "",
            "Reads one FEN a line (X-FEN and Shredder-FEN for Chess960; counters may be missing); blank lines and lines that",
            "begin with # are passed over. Prints one line of JSON for each, in order:",
            "  white, black  CAN, CANNOT or UNKNOWN; null for a side that was not asked about",
            "  dead          whether neither side can mate (Article 5.2.2); null if that is not known",
            "  line          moves in UCI to a mate; [] if it is on the board, null without CAN",
            "  proof         HELPMATE (GAME_OVER if the mate is on the board), or why no mate is possible: GAME_OVER,",
            "                BARE_MATERIAL, LOCKED, EXHAUSTED, FORCED; NONE with UNKNOWN",
            "  micros        time of the search",
            "A line that is no position gives fen and error, and the run goes on.",
            "Exit code 2 if a line was no position; otherwise 3 if something was not decided within the budget; otherwise 0.",
            "",
            "Example: echo '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -' | chatrang can-mate"
        })
public final class CanMateCommand implements Callable<Integer> {
    private static final int UNDECIDED = 3;

    @Spec
    private CommandSpec spec;

    @Option(names = "--side", paramLabel = "SIDE", description = "white, black or both (default).")
    private MateQuery.Sides side = MateQuery.Sides.BOTH;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description =
                    "Positions to visit at most for each side, from 1; without it 16 million. The same number always gives the "
                            + "same answer.")
    private long maxNodes = ExactMating.DEFAULT_NODES;

    @Override
    public Integer call() {
        if (maxNodes < 1) {
            throw new ParameterException(spec.commandLine(), "--max-nodes is " + maxNodes + ": write a number from 1");
        }
        Pipeline pipeline =
                new Pipeline(new MateQuery(side, maxNodes), spec.commandLine().getOut(), Progress.onStandardError());
        pipeline.run(System.in);
        if (pipeline.wrong() > 0) {
            return ExitCode.USAGE;
        }
        return pipeline.unknown() > 0 ? UNDECIDED : ExitCode.OK;
    }
}
