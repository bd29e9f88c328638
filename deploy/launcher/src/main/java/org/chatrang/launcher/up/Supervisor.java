package org.chatrang.launcher.up;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.launcher.Progress;
import org.chatrang.stack.ChildProcess;

/**
 * Brings processes up, and up again when they die.
 *
 * <pre>
 *   starting --ready--> watched --dies--> starting      (three times a minute; then the run fails)
 *   starting --is late, or dies at the first start--> the run fails
 *   any --closing--> stopped, never started again
 * </pre>
 */
final class Supervisor {
    private static final Duration READY_LIMIT = Duration.ofSeconds(120);
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final int DEATHS_ALLOWED = 3;
    private static final Duration DEATHS_WITHIN = Duration.ofMinutes(1);

    private final Progress progress;
    private final long begun = System.nanoTime();
    private final CompletableFuture<Void> end = new CompletableFuture<>();
    private volatile boolean closing;

    Supervisor(Progress progress) {
        this.progress = progress;
    }

    /** Starts a process; it is not watched yet. */
    void start(Supervised supervised) {
        synchronized (supervised) {
            if (closing) {
                throw new CommandFailure("stopped while starting");
            }
            supervised.start();
        }
    }

    /** Returns when the process is ready, and watches it from then on. */
    void awaitReady(Supervised supervised) {
        if (!becomesReady(supervised)) {
            ChildProcess process = supervised.process();
            throw new CommandFailure(supervised.name() + " ended with exit code " + process.exitValue()
                    + " before it was ready" + quote(process));
        }
        progress.line(String.format("%-20s ready  %-22s %s", supervised.name(), supervised.address(), age()));
        watch(supervised, new RestartBudget(DEATHS_ALLOWED, DEATHS_WITHIN));
    }

    /** From now on deaths are expected and nothing is started. */
    void close() {
        closing = true;
    }

    /** Lets {@link #awaitEnd} return. */
    void ended() {
        end.complete(null);
    }

    /** Waits for {@link #ended}, or throws the failure that ends the run. */
    void awaitEnd() {
        try {
            end.join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    /** Throws the failure that ends the run, if there is one by now. */
    void requireHealthy() {
        if (end.isCompletedExceptionally()) {
            awaitEnd();
        }
    }

    /** Time since the run was asked for. */
    String age() {
        return String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - begun) / 1e9);
    }

    /** Returns false if the process dies before it is ready. */
    private boolean becomesReady(Supervised supervised) {
        long deadline = System.nanoTime() + READY_LIMIT.toNanos();
        while (!supervised.isReady()) {
            ChildProcess process = supervised.process();
            if (closing) {
                throw new CommandFailure("stopped while starting");
            }
            if (!process.isAlive()) {
                return false;
            }
            if (System.nanoTime() - deadline > 0) {
                throw new CommandFailure(
                        supervised.name() + " is not ready after " + READY_LIMIT.toSeconds() + " s" + quote(process));
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        return true;
    }

    private void watch(Supervised supervised, RestartBudget budget) {
        CompletableFuture<ChildProcess> death = supervised.process().onExit();
        // A thread each: a service that waits for the broker must not keep the broker from being started again.
        death.thenAcceptAsync(ended -> revive(supervised, ended, budget), Thread::startVirtualThread);
    }

    private void revive(Supervised supervised, ChildProcess ended, RestartBudget budget) {
        try {
            while (!closing) {
                progress.line(supervised.name() + " ended with exit code " + ended.exitValue());
                if (!budget.allows(System.nanoTime())) {
                    throw new CommandFailure(supervised.name() + " died " + (DEATHS_ALLOWED + 1) + " times within "
                            + DEATHS_WITHIN.toSeconds() + " s" + quote(ended));
                }
                start(supervised);
                if (becomesReady(supervised)) {
                    progress.line(supervised.name() + " is back");
                    watch(supervised, budget);
                    return;
                }
                ended = supervised.process();
            }
        } catch (RuntimeException failed) {
            end.completeExceptionally(failed);
        }
    }

    private static String quote(ChildProcess process) {
        return "; its log " + process.log() + " ends:\n" + process.logTail();
    }
}
