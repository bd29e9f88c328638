package org.chatrang.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who listens on a TCP port of this machine, for error messages only: Linux's {@code /proc} first, then {@code lsof}.
 * Another user's process may stay unknown.
 */
public final class PortOwner {
    private static final String LISTENING = "0A";
    private static final int LOCAL_ADDRESS = 1;
    private static final int STATE = 3;
    private static final int INODE = 9;

    private PortOwner() {}

    /** The process listening on {@code port} as {@code process 4711 (/usr/bin/java)}, or nothing when it cannot be told. */
    public static Optional<String> of(int port) {
        return pid(port).map(PortOwner::describe);
    }

    private static String describe(long pid) {
        return "process " + pid
                + ProcessHandle.of(pid)
                        .flatMap(process -> process.info().command())
                        .map(command -> " (" + command + ")")
                        .orElse("");
    }

    private static Optional<Long> pid(int port) {
        return Stream.of(Path.of("/proc/net/tcp"), Path.of("/proc/net/tcp6"))
                .flatMap(table -> socketInodes(table, port))
                .flatMap(inode -> holder("socket:[" + inode + "]").stream())
                .findFirst()
                .or(() -> bySystemTool(port));
    }

    private static Stream<String> socketInodes(Path table, int port) {
        try {
            String suffix = String.format(Locale.ROOT, ":%04X", port);
            return Files.readAllLines(table).stream()
                    .map(line -> line.trim().split("\\s+"))
                    .filter(columns -> columns.length > INODE)
                    .filter(columns -> columns[LOCAL_ADDRESS].endsWith(suffix) && columns[STATE].equals(LISTENING))
                    .map(columns -> columns[INODE]);
        } catch (IOException noSuchTable) {
            return Stream.empty();
        }
    }

    private static Optional<Long> holder(String socket) {
        return ProcessHandle.allProcesses()
                .map(ProcessHandle::pid)
                .filter(pid -> holds(pid, socket))
                .findFirst();
    }

    private static boolean holds(long pid, String socket) {
        try (Stream<Path> descriptors = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
            return descriptors.anyMatch(descriptor -> target(descriptor).equals(socket));
        } catch (IOException notOurs) {
            return false;
        }
    }

    private static String target(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString();
        } catch (IOException closedMeanwhile) {
            return "";
        }
    }

    private static Optional<Long> bySystemTool(int port) {
        try {
            Process lsof = new ProcessBuilder(List.of("lsof", "-nP", "-t", "-iTCP:" + port, "-sTCP:LISTEN"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (var lines = lsof.inputReader()) {
                return Optional.ofNullable(lines.readLine()).map(Long::valueOf);
            }
        } catch (IOException | NumberFormatException unknown) {
            return Optional.empty();
        }
    }
}
