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
        customSynopsis = "chatrang can-mate [--side SIDE] [--max-nodes N] [--progress] < FENS",
        footer = {
            "",
            "Reads one FEN a line from standard input (X-FEN and Shredder-FEN for Chess960;",
            "counters may be missing); blank lines and lines that begin with # are passed",
            "over. Prints one line of JSON for each, in order:",
            "  white, black  CAN, CANNOT or UNKNOWN; null for a side not asked about",
            "  dead          whether neither side can mate (Article 5.2.2); null if that",
            "                is not known",
            "  line          moves in UCI to a mate; [] if it is on the board, null",
            "                without CAN",
            "  proof         what the answer rests on; null for a side not asked about:",
            "    HELPMATE       CAN: the line",
            "    GAME_OVER      CAN: that side's mate is on the board; CANNOT: the",
            "                   other side's mate is, or stalemate",
            "    BARE_MATERIAL  CANNOT: these men can never mate",
            "    LOCKED         CANNOT: no man can reach what a mate needs",
            "    EXHAUSTED      CANNOT: every line of play was searched",
            "    FORCED         CANNOT: only one line of play exists, and it ends",
            "    NONE           UNKNOWN: nothing was proved within the budget",
            "  micros        time of the search",
            "",
            "The budget is counted in positions, so the same one always gives the same",
            "answer. Positions of real games take microseconds; all but a handful of",
            "composed problems need less than a hundredth of the default, 16,000,000. A",
            "search keeps some 75 bytes for each position visited: 1.2 GB for all of that.",
            "A search of more than two seconds is told on standard error, if that is a",
            "terminal or with --progress.",
            "",
            "A line that is no position gives fen and error, and the run goes on. Refused:",
            "what no FEN allows (a rank that is not 8 squares, two digits in a row, an en",
            "passant square past which no pawn of the other side can just have gone), and",
            "what cannot be played from (not one king each, pawns on the first or last rank,",
            "castling rights without king and rook, the side not to move in check). Men",
            "that no game could bring about, nine pawns say, are answered as they stand.",
            "Exit code 2 if a line was no position; otherwise 3 if something was not decided",
            "within the budget; otherwise 0.",
            "",
            "Example:",
            "  echo '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -' | chatrang can-mate"
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
                    "Positions to visit at most for each side, from 1 (default: " + ExactMating.DEFAULT_NODES + ").")
    private long maxNodes = ExactMating.DEFAULT_NODES;

    @Option(
            names = "--progress",
            description = "Tell on standard error how far a long run is, even if that is no terminal.")
    private boolean progress;

    @Override
    public Integer call() {
        if (maxNodes < 1) {
            throw new ParameterException(spec.commandLine(), "--max-nodes is " + maxNodes + ": write a number from 1");
        }
        Progress shown = progress ? Progress.alwaysOnStandardError() : Progress.onStandardError();
        Pipeline pipeline = new Pipeline(
                new MateQuery(side, maxNodes)::answer, spec.commandLine().getOut(), shown);
        pipeline.run(System.in);
        if (pipeline.wrong() > 0) {
            return ExitCode.USAGE;
        }
        return pipeline.unknown() > 0 ? UNDECIDED : ExitCode.OK;
    }
}
