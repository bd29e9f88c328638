package org.chatrang.stack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A child process that writes to a log file, does not hear the terminal's Ctrl-C, can be stopped gently or killed, and
 * does not outlive this JVM (see {@link Watchdog}).
 */
public final class ChildProcess {
    private static final int QUOTED_LOG_CHARACTERS = 2_000;

    private final String name;
    private final Process process;
    private final Path log;
    private final Signal gentle;

    private ChildProcess(String name, Process process, Path log, Signal gentle) {
        this.name = name;
        this.process = process;
        this.log = log;
        this.gentle = gentle;
    }

    /** Starts a JVM or another program that stops on SIGTERM. */
    public static ChildProcess start(String name, List<String> command, Map<String, String> environment, Path log) {
        return start(name, command, environment, log, Signal.TERM);
    }

    static ChildProcess start(
            String name, List<String> command, Map<String, String> environment, Path log, Signal gentle) {
        Directories.create(log.toAbsolutePath().getParent());
        ProcessBuilder builder = new ProcessBuilder(Sessions.detached(command))
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            Watchdog.instance().watch(process.pid(), gentle);
            return new ChildProcess(name, process, log, gentle);
        } catch (IOException e) {
            throw new LocalStackException("cannot start " + name + ": " + e.getMessage(), e);
        }
    }

    public String name() {
        return name;
    }

    public long pid() {
        return process.pid();
    }

    public Path log() {
        return log;
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** The exit value; {@code 128 + signal} when a signal ended the process. */
    public int exitValue() {
        return process.exitValue();
    }

    /** Completes when the process has ended. */
    public CompletableFuture<ChildProcess> onExit() {
        return process.onExit().thenApply(ended -> this);
    }

    /** SIGKILL, to this process alone; returns when it and the processes it had started are gone. */
    public void kill() {
        List<ProcessHandle> offspring = process.descendants().toList();
        process.destroyForcibly();
        await(Duration.ofSeconds(30));
        offspring.forEach(this::awaitOffspring);
        Watchdog.instance().forget(pid());
    }

    /** Asks the process to stop, and kills it when it has not done so within {@code grace}. Tells whether it obeyed. */
    public boolean stop(Duration grace) {
        return stop(gentle, grace);
    }

    boolean stop(Signal signal, Duration grace) {
        signal.send(pid());
        boolean obeyed = await(grace);
        kill();
        return obeyed;
    }

    /** The end of the log, for error messages. */
    public String logTail() {
        try {
            String whole = Files.exists(log) ? Files.readString(log, StandardCharsets.ISO_8859_1) : "";
            return whole.substring(Math.max(0, whole.length() - QUOTED_LOG_CHARACTERS))
                    .strip();
        } catch (IOException e) {
            return "(" + log + " cannot be read: " + e.getMessage() + ")";
        }
    }

    private boolean await(Duration limit) {
        try {
            return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while waiting for " + name + " to stop", e);
        }
    }

    private void awaitOffspring(ProcessHandle child) {
        try {
            child.onExit().get(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while waiting for the children of " + name, e);
        } catch (ExecutionException | TimeoutException e) {
            throw new LocalStackException("process " + child.pid() + ", started by " + name + ", does not end", e);
        }
    }
}
