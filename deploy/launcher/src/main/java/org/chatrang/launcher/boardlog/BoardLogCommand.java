package org.chatrang.launcher.boardlog;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.chatrang.gateway.boardlog.BoardLog;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.laws.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang board-log FILE}: decodes a recorded serial stream without a board, or one that is being recorded. */
@Command(
        name = "board-log",
        description = "Decode the recorded bytes of a DGT board's serial line and tell what happened on the board.",
        mixinStandardHelpOptions = true,
        customSynopsis = "chatrang board-log [--fen FEN] FILE|-",
        footer = {
            "",
            "FILE holds the raw bytes, or base64 with one read a line or several; how the",
            "bytes were cut into reads does not matter. Blank lines and lines that begin",
            "with # are passed over. A damaged message, and a line that cannot be read, cost",
            "nothing but themselves. A board that stands turned is recognised; so are",
            "several games in one recording, one that begins in the middle of a game or was",
            "interrupted there, and the boards of a bus (bus mode).",
            "What stands on a board is known once it has sent all of it (message 86,",
            "BOARD_DUMP): whoever records sends it the byte 42 and then 4B. If it tells its",
            "own log (8F) before that, the game is told from there.",
            "",
            "Prints one line of JSON an event, with these in this order:",
            "  kind       MOVE_PROVISIONAL, MOVE_COMPLETED, MOVE_WITHDRAWN, RESULT_GESTURE,",
            "             PLACEMENT, CLOCK or FAULT",
            "  ply        number of the half-move, from 1; null if the event is of none",
            "  uci, san   the half-move, null if there is none; san null if it is illegal",
            "  clock      of CLOCK, and of MOVE_COMPLETED if it was read with that, else",
            "             null: white and black in seconds, running and flag a side, each",
            "             null if it is not known or there is none",
            "and then all that belong to its kind:",
            "  MOVE_COMPLETED   completedBy: PRESS, NEXT_MOVE, GAME_END or QUIET; placement:",
            "                   what stood on the board then, null if that was not seen;",
            "                   touched: men lifted since the last press, in order",
            "  RESULT_GESTURE   result; squares: where the kings or the result piece stand",
            "  PLACEMENT        placement: what no legal move explains, or where a game is",
            "                   taken up; pressed; nearestLine: the play that comes nearest;",
            "                   setUp: true for a first position that begins another game",
            "  CLOCK            occasion: SIDE_CHANGE, FLAG, PERIODIC, PERIOD_ADDED,",
            "                   TIME_SET or TIME_JUMP",
            "  FAULT            fault: CABLE_PULLED, NO_CLOCK, LOW_BATTERY, TURNED,",
            "                   CORRUPT_DATA or OTHER; note: in words",
            "Other kinds have a note only where there is something to say. On a bus each",
            "line ends with board, the board's number.",
            "",
            "A recording has no times; waiting times are measured by what the players'",
            "clocks have lost. From a pipe each event is told as soon as it is certain, so",
            "that a board can be followed while it is recorded:",
            "  cat /dev/ttyACM0 | tee table-17.bytes | chatrang board-log -",
            "How many messages were read, and the half-moves and the result of each game, go",
            "to standard error.",
            "Exit code 2 if FILE cannot be read, if it is no recording of a board, if the",
            "whole board was never sent in it, or if it has lines that cannot be read: those",
            "are FAULTs, and all others are decoded. Damage to the board's messages is a",
            "FAULT and no failure: exit code 0.",
            "",
            "Example:",
            "  chatrang board-log table-17.bytes"
        })
public final class BoardLogCommand implements Callable<Integer> {
    private static final int BUFFER = 1 << 16;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--fen",
            paramLabel = "FEN",
            description = "The first position of the game if it is not the usual one.")
    private String start;

    @Parameters(paramLabel = "FILE", description = "The recording; - for standard input.")
    private String file;

    private long bytes;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        BoardLog log = new BoardLog(
                new GameOnBoard(checked(start), false, List.of()),
                (board, event) -> out.println(EventLine.of(board, event)));
        try (InputStream recording = open()) {
            byte[] buffer = new byte[BUFFER];
            int count;
            while ((count = recording.read(buffer)) >= 0) {
                bytes += count;
                log.accept(buffer, 0, count);
                if (isClosed(out)) {
                    return ExitCode.OK; // nobody reads on
                }
            }
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), file + ": cannot be read: " + e.getMessage());
        }
        BoardLog.Summary summary = log.end();
        return isClosed(out) ? ExitCode.OK : told(summary);
    }

    /** Flushes; the writer does not hear of it when nobody reads standard output any more. */
    private static boolean isClosed(PrintWriter out) {
        return out.checkError() || System.out.checkError();
    }

    /** Says what was in it; returns the exit code. */
    private int told(BoardLog.Summary summary) {
        SummaryWords words = new SummaryWords(summary);
        if (!summary.isOfABoard()) {
            throw new ParameterException(spec.commandLine(), file + ": " + words.noRecording(bytes));
        }
        PrintWriter err = spec.commandLine().getErr();
        words.lines().forEach(err::println);
        err.flush();
        List<String> failures = words.failures();
        failures.forEach(failure -> err.println("chatrang board-log: " + file + ": " + failure));
        err.flush();
        return failures.isEmpty() ? ExitCode.OK : ExitCode.USAGE;
    }

    private String checked(String fen) {
        try {
            return fen == null ? null : Position.ofFen(fen).fen();
        } catch (IllegalArgumentException noPosition) {
            throw new ParameterException(spec.commandLine(), "--fen: " + noPosition.getMessage());
        }
    }

    private InputStream open() throws IOException {
        if (file.equals("-")) {
            return System.in;
        }
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw new ParameterException(spec.commandLine(), file + ": it is no file");
            }
            return Files.newInputStream(path);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new ParameterException(spec.commandLine(), file + ": no such file");
        }
    }
}
