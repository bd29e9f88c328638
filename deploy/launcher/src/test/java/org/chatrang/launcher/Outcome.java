package org.chatrang.launcher;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/** What a command line did: its exit code and what it wrote. */
public record Outcome(int exitCode, List<String> out, List<String> err) {
    public static Outcome of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command =
                Chatrang.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exitCode = command.execute(arguments);
        return new Outcome(
                exitCode,
                out.toString().lines().toList(),
                err.toString().lines().toList());
    }
}
