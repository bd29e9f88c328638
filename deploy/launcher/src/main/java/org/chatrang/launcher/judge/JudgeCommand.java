package org.chatrang.launcher.judge;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.judging.fold.TimeControls;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.laws.edition.Edition;
import org.chatrang.laws.time.TimeControl;
import org.chatrang.laws.time.TimeControlReading;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang judge FILE.jsonl}: audit, replay and what-if of recorded game events. */
@Command(
        name = "judge",
        description = "Judge recorded game events without a bus.",
        mixinStandardHelpOptions = true,
        customSynopsis = {
            "chatrang judge [--edition E] [--pace P] [--supervision S]",
            "                      [--time-control TC] FILE.jsonl|-"
        },
        footer = {
            "",
            "Reads the records of the topic game-events, one JSON object a line, of any",
            "number of games, and prints one JSON object a line: for each event the verdicts",
            "of the three judges, then the settlement if it changed. A verdict has an \"id\",",
            "a settlement a \"version\". The options override what the schedules say (what",
            "if?). With any of them a game without a schedule is judged too, by what the",
            "source of its first event says.",
            "A line that cannot be read is told on standard error and makes the exit code 2",
            "at the end. If it names its game, that is quarantined as it would be on the",
            "bus; if it names none, nothing is judged by it.",
            "",
            "A game to try is in the project's directory; what comes is in the file beside:",
            "  ./chatrang judge deploy/launcher/samples/fools-mate.jsonl",
            "Example:",
            "  chatrang judge --edition 2014 --supervision reduced game-events.jsonl"
        })
public final class JudgeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--edition", description = "Edition of the Laws: 2001, 2014, 2018 or 2023.")
    private String edition;

    @Option(names = "--pace", description = "standard, rapid or blitz.")
    private RulesSpec.Pace pace;

    @Option(names = "--supervision", description = "full or reduced.")
    private RulesSpec.Supervision supervision;

    @Option(names = "--time-control", description = "E.g. 40/5400+30:1800+30, or in words.")
    private String timeControl;

    @Parameters(paramLabel = "FILE", description = "The file, - for standard input.")
    private String file;

    @Override
    public Integer call() {
        WhatIf whatIf = whatIf();
        OfflineJudges judges = new OfflineJudges(whatIf, spec.commandLine().getOut());
        boolean allRead = true;
        try (InputStream input = open()) {
            Lines lines = new Lines(input);
            byte[] line;
            while ((line = lines.next()) != null) {
                String fault = judges.take(line, lines.number());
                if (fault != null) {
                    allRead = false;
                    spec.commandLine()
                            .getErr()
                            .println("chatrang judge: " + file + " line " + lines.number() + ": " + fault);
                }
            }
        } catch (IOException e) {
            throw new CommandFailure(file + " cannot be read: " + e.getMessage());
        }
        spec.commandLine().getOut().flush();
        return allRead ? ExitCode.OK : ExitCode.USAGE;
    }

    private WhatIf whatIf() {
        try {
            if (edition != null) {
                Edition.of(edition);
            }
        } catch (IllegalArgumentException unknown) {
            throw new ParameterException(spec.commandLine(), unknown.getMessage());
        }
        return new WhatIf(edition, pace, supervision, timeControl == null ? null : control());
    }

    private TimeControlSpec control() {
        return switch (TimeControl.read(timeControl)) {
            case TimeControlReading.Parsed parsed ->
                TimeControls.spec(timeControl, parsed.control(), TimeControlSpec.PeriodChange.FLAG);
            case TimeControlReading.NotUnderstood not ->
                throw new ParameterException(
                        spec.commandLine(), "--time-control \"" + timeControl + "\" is not understood" + why(not));
        };
    }

    /** The reason, unless it says of the whole text only what is said already. */
    private String why(TimeControlReading.NotUnderstood not) {
        return not.reason().equals("\"" + timeControl + "\" is not understood")
                ? "; write, for example, 40/5400+30:1800+30"
                : ": " + not.reason();
    }

    private InputStream open() throws IOException {
        if (file.equals("-")) {
            return new BufferedInputStream(System.in);
        }
        Path path = Path.of(file);
        if (!Files.isRegularFile(path)) {
            throw new ParameterException(
                    spec.commandLine(), file + (Files.exists(path) ? ": it is no file" : ": there is no such file"));
        }
        return new BufferedInputStream(Files.newInputStream(path));
    }
}
