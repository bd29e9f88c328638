package org.chatrang.launcher.up;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.launcher.Progress;
import org.chatrang.stack.Ports;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run with a real broker, a real database and the smallest possible service. */
class LocalRunTest {
    @TempDir
    private Path directory;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final Progress progress = Progress.to(new PrintStream(said, true, StandardCharsets.UTF_8));
    private final int firstPort = freeRange();

    @BeforeEach
    void build() throws IOException {
        TinyService.build(directory, "tiny");
    }

    @Test
    void startsWatchesRevivesAndStops() {
        LocalRun run = LocalRun.start(plan(Map.of()), progress);
        try (run) {
            assertTrue(Health.isReady("http://127.0.0.1:" + firstPort));

            CommandFailure second = assertThrows(CommandFailure.class, () -> LocalRun.start(plan(Map.of()), progress));
            assertTrue(second.getMessage()
                    .startsWith("already running here (process "
                            + ProcessHandle.current().pid() + ")"));

            killHard(run, "tiny");
            await(() -> output().contains("tiny is back"));
            assertTrue(output().contains("tiny ended with exit code 137"));

            killAgainWhileItComesUp(run, "tiny");
            await(() -> Health.isReady("http://127.0.0.1:" + firstPort));
            run.requireHealthy();

            killHard(run, "kafka");
            killHard(run, "postgres");
            await(() -> output().contains("kafka is back") && output().contains("postgres is back"));
        }
        run.awaitEnd();

        assertFalse(Health.isReady("http://127.0.0.1:" + firstPort));
        assertTrue(IntStream.range(firstPort, firstPort + 14).allMatch(Ports::isFree));
        assertTrue(Files.exists(directory.resolve("home/logs/tiny.log")));
    }

    @Test
    void serviceThatDoesNotComeUpIsQuotedAndNothingIsLeft() {
        CommandFailure failed =
                assertThrows(CommandFailure.class, () -> LocalRun.start(plan(Map.of("broken", "true")), progress));

        assertTrue(failed.getMessage().startsWith("tiny ended with exit code 3 before it was ready"));
        assertTrue(failed.getMessage().endsWith("the configuration is broken"), failed.getMessage());
        assertTrue(IntStream.range(firstPort, firstPort + 14).allMatch(Ports::isFree));
    }

    @Test
    void takenPortIsNamedBeforeAnythingStarts() throws IOException {
        try (ServerSocket other = new ServerSocket(firstPort, 1, InetAddress.getLoopbackAddress())) {
            CommandFailure refused = assertThrows(CommandFailure.class, () -> LocalRun.start(plan(Map.of()), progress));

            assertTrue(
                    refused.getMessage()
                            .startsWith("port " + other.getLocalPort() + " wanted by tiny is taken by process "),
                    refused.getMessage());
        }
        assertFalse(Files.exists(directory.resolve("home/data/kafka")));
    }

    @Test
    void missingBuildIsSaid() {
        ServiceDefinition unbuilt =
                new ServiceDefinition("unbuilt", "nowhere", 0, "32m", false, Optional.empty(), Map.of());
        RunPlan plan = new RunPlan(directory, home(), firstPort, List.of(unbuilt), false);

        CommandFailure refused = assertThrows(CommandFailure.class, () -> LocalRun.start(plan, progress));

        assertTrue(refused.getMessage().startsWith("unbuilt is not built"));
    }

    private RunPlan plan(Map<String, String> settings) {
        ServiceDefinition tiny = new ServiceDefinition("tiny", "tiny", 0, "32m", true, Optional.empty(), settings);
        return new RunPlan(directory, home(), firstPort, List.of(tiny), false);
    }

    private RunHome home() {
        return new RunHome(directory.resolve("home"), directory.resolve("home/data"));
    }

    private static void killHard(LocalRun run, String process) {
        ProcessHandle.of(run.processes().get(process)).orElseThrow().destroyForcibly();
    }

    private void killAgainWhileItComesUp(LocalRun run, String process) {
        long first = run.processes().get(process);
        killHard(run, process);
        await(() -> run.processes().get(process) != first);
        killHard(run, process);
    }

    private String output() {
        return said.toString(StandardCharsets.UTF_8);
    }

    private void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() - deadline < 0, output());
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        }
    }

    /** The first of as many free ports in a row as a run needs. */
    private static int freeRange() {
        int first = Ports.free();
        while (!IntStream.range(first, first + 14).allMatch(Ports::isFree)) {
            first = Ports.free();
        }
        return first;
    }
}
