package org.chatrang.launcher.boardlog;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.boardlog.BoardLog;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardView;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang board-log FILE}: decodes a recorded serial stream without a board. */
@Command(
        name = "board-log",
        description = "Decode the recorded bytes of a DGT board's serial line and tell what happened on the board.",
        mixinStandardHelpOptions = true,
        customSynopsis = "chatrang board-log [--fen FEN] FILE",
        footer = {
            "",
            "FILE holds the raw bytes, or base64 with one serial read a line. How the bytes were cut into reads does",
            "not matter; damaged messages cost nothing but themselves; a board that stands turned is recognised.",
            "Prints one line of JSON an event:",
            "  kind       MOVE_PROVISIONAL, MOVE_COMPLETED, MOVE_WITHDRAWN, RESULT_GESTURE, PLACEMENT, CLOCK or FAULT",
            "  ply, uci, san  the half-move, from 1; null where there is none",
            "  clock      at a press and of a reading: white and black in seconds, running and flag a side or null",
            "  completedBy, placement, touched   of MOVE_COMPLETED: what completed it, what then stood on the board,",
            "             which men were lifted since the last press, in order",
            "  result, squares                   of RESULT_GESTURE: kings in the centre or a result piece",
            "  placement, pressed, nearestLine, setUp   of PLACEMENT: one no legal move explains; or, with setUp true,",
            "             a first position that begins another game",
            "  occasion   of CLOCK: SIDE_CHANGE, FLAG, PERIODIC, PERIOD_ADDED, TIME_SET or TIME_JUMP",
            "  fault      of FAULT: what is wrong; note says more in words, here as elsewhere",
            "A recording has no times; waiting times are measured by what the players' clocks have lost.",
            "How many messages were read goes to standard error. Exit code 2 if the file cannot be read or has no",
            "message of a board in it.",
            "",
            "Example: chatrang board-log table-17.bytes"
        })
public final class BoardLogCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--fen",
            paramLabel = "FEN",
            description = "The first position of the game if it is not the usual one.")
    private String start;

    @Parameters(paramLabel = "FILE", description = "The recording; - for standard input.")
    private String file;

    private int completed;

    @Override
    public Integer call() throws IOException {
        GameOnBoard game = new GameOnBoard(checked(start), false, List.of());
        byte[] recording = read();
        PrintWriter out = spec.commandLine().getOut();
        BoardLog.Summary summary;
        try {
            summary = BoardLog.read(recording, game, event -> {
                if (event instanceof BoardEvent.Observed seen && seen.fact() instanceof MoveCompleted) {
                    completed++;
                }
                out.println(EventLine.of(event));
            });
        } catch (IllegalArgumentException neither) {
            throw new ParameterException(spec.commandLine(), file + ": " + neither.getMessage());
        }
        out.flush();
        if (summary.messages() == 0) {
            throw new ParameterException(
                    spec.commandLine(), file + ": has no message of a board in it; give the bytes of a serial line");
        }
        Progress.onStandardError().line(words(summary));
        return ExitCode.OK;
    }

    private String checked(String fen) {
        try {
            return fen == null ? null : Position.ofFen(fen).fen();
        } catch (IllegalArgumentException noPosition) {
            throw new ParameterException(spec.commandLine(), "--fen: " + noPosition.getMessage());
        }
    }

    private byte[] read() {
        try {
            return file.equals("-") ? System.in.readAllBytes() : Files.readAllBytes(Path.of(file));
        } catch (NoSuchFileException missing) {
            throw new ParameterException(spec.commandLine(), file + ": no such file");
        } catch (IOException | java.nio.file.InvalidPathException e) {
            throw new ParameterException(spec.commandLine(), file + ": cannot be read: " + e);
        }
    }

    private String words(BoardLog.Summary summary) {
        BoardView end = summary.end();
        return counted(summary.messages(), "message") + ", " + summary.damaged() + " damaged; "
                + counted(completed, "half-move") + " completed, board "
                + (end.turned() == null ? "of unknown orientation" : end.turned() ? "turned" : "not turned")
                + (end.kingsInCentre() ? ", a result shown" : end.inStep() ? "" : ", out of step at the end");
    }

    private static String counted(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
