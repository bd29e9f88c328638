package org.chatrang.launcher;

import java.io.PrintWriter;
import org.chatrang.launcher.boardlog.BoardLogCommand;
import org.chatrang.launcher.boards.BoardsCommand;
import org.chatrang.launcher.canmate.CanMateCommand;
import org.chatrang.launcher.check.CheckCommand;
import org.chatrang.launcher.demo.DemoCommand;
import org.chatrang.launcher.gateway.GatewayCommand;
import org.chatrang.launcher.judge.JudgeCommand;
import org.chatrang.launcher.perft.PerftCommand;
import org.chatrang.launcher.standings.StandingsCommand;
import org.chatrang.launcher.up.UpCommand;
import org.chatrang.rehearsal.RehearseCommand;
import org.chatrang.stack.LocalStackException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code chatrang} command: runs the whole system on this machine, or answers a question without it. */
@Command(
        name = "chatrang",
        description = "Adjudicates over-the-board chess live.",
        mixinStandardHelpOptions = true,
        version = "chatrang 0.1.0-SNAPSHOT",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            UpCommand.class,
            DemoCommand.class,
            JudgeCommand.class,
            CheckCommand.class,
            CanMateCommand.class,
            PerftCommand.class,
            BoardLogCommand.class,
            BoardsCommand.class,
            GatewayCommand.class,
            StandingsCommand.class,
            RehearseCommand.class,
            TestCommand.class
        })
public final class Chatrang implements Runnable {
    @Spec
    private CommandSpec spec;

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The command with its way to report errors: one line, exit code 2 for bad usage, 1 for anything else. */
    public static CommandLine commandLine() {
        return new CommandLine(new Chatrang())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Chatrang::badUsage)
                .setExecutionExceptionHandler(Chatrang::failed);
    }

    /** Without a subcommand there is nothing to do. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    private static int badUsage(ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        PrintWriter err = command.getErr();
        err.println(name + ": " + UsageWords.of(wrong) + " (see " + name + " --help)");
        return CommandLine.ExitCode.USAGE;
    }

    private static int failed(Exception failure, CommandLine command, CommandLine.ParseResult parsed) {
        String name = command.getCommandSpec().qualifiedName();
        PrintWriter err = command.getErr();
        if (failure instanceof CommandFailure || failure instanceof LocalStackException) {
            err.println(name + ": " + failure.getMessage());
        } else {
            err.println(name + ": unexpected failure: " + failure);
            failure.printStackTrace(err);
        }
        return CommandLine.ExitCode.SOFTWARE;
    }
}
