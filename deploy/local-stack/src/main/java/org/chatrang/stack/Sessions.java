package org.chatrang.stack;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keeps a terminal's Ctrl-C away from child processes, so that the parent decides in which order they stop.
 *
 * <p>The terminal signals its whole foreground process group. A child in a session of its own is not in it; where the
 * {@code setsid} program is missing (macOS) the child at least ignores SIGINT and SIGHUP from the start.
 */
final class Sessions {
    private static final boolean SETSID = onPath("setsid");

    private Sessions() {}

    /** The command that runs {@code command} out of reach of the terminal, with the same process id. */
    static List<String> detached(List<String> command) {
        List<String> whole = new ArrayList<>();
        if (SETSID) {
            whole.add("setsid");
        } else {
            whole.addAll(List.of("/bin/sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh"));
        }
        whole.addAll(command);
        return whole;
    }

    static boolean onPath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(directory -> new File(directory, program).canExecute());
    }
}
