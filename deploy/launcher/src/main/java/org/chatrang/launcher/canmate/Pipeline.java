package org.chatrang.launcher.canmate;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.launcher.Progress;

/**
 * Lines in, reports out in the same order: one thread reads, as many as there are processors answer, the caller's writes. What
 * is read but not written yet is bounded, so that a million lines need no more memory than a hundred; whatever is answered is
 * flushed before waiting, so that whoever types a line has its answer at once.
 */
final class Pipeline {
    private static final int BATCHES_AHEAD = 32;
    private static final long SHOW_EVERY_NANOS = 500_000_000L;
    private static final long LONG_SEARCH_SECONDS = 2;

    private final Function<String, MateReport> query;
    private final PrintWriter out;
    private final Progress progress;
    private final BlockingQueue<Future<List<MateReport>>> answers = new ArrayBlockingQueue<>(BATCHES_AHEAD);
    private long lines;
    private long wrong;
    private long unknown;
    private long shown = System.nanoTime();

    Pipeline(Function<String, MateReport> query, PrintWriter out, Progress progress) {
        this.query = query;
        this.out = out;
        this.progress = progress;
    }

    /** Answers everything; ends early if nobody reads the output any more. */
    void run(InputStream input) {
        int processors = Runtime.getRuntime().availableProcessors();
        ExecutorService threads = Executors.newFixedThreadPool(
                processors, Thread.ofPlatform().daemon().name("can-mate-", 0).factory());
        Thread reader = Thread.ofPlatform().daemon().name("can-mate-reader").start(() -> read(input, threads));
        try {
            boolean more = true;
            while (more) {
                List<MateReport> reports = awaited(next());
                more = !reports.isEmpty() && !write(reports);
            }
            out.flush();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException unreadable
                    ? new CommandFailure("standard input cannot be read: " + unreadable.getMessage())
                    : new IllegalStateException(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            reader.interrupt();
            threads.shutdownNow();
            progress.clear();
        }
    }

    /** Lines that hold no position. */
    long wrong() {
        return wrong;
    }

    /** Positions with something not decided. */
    long unknown() {
        return unknown;
    }

    private void read(InputStream input, ExecutorService threads) {
        try {
            FenLines lines = new FenLines(input);
            List<String> batch;
            do {
                batch = lines.next();
                List<String> taken = batch;
                FutureTask<List<MateReport>> task =
                        new FutureTask<>(() -> taken.stream().map(query).toList());
                answers.put(task);
                threads.execute(task);
            } while (!batch.isEmpty());
        } catch (IOException unreadable) {
            FutureTask<List<MateReport>> told = new FutureTask<>(() -> {
                throw unreadable;
            });
            told.run();
            if (!answers.offer(told)) {
                answers.clear();
                answers.add(told);
            }
        } catch (InterruptedException | java.util.concurrent.RejectedExecutionException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private Future<List<MateReport>> next() throws InterruptedException {
        Optional<Future<List<MateReport>>> ready = Optional.ofNullable(answers.poll());
        if (ready.isPresent() && ready.get().isDone()) {
            return ready.get();
        }
        out.flush();
        return ready.isPresent() ? ready.get() : answers.take();
    }

    /** The answers; every two seconds for which they are awaited are told. Time in which nobody asks is not counted. */
    private List<MateReport> awaited(Future<List<MateReport>> asked) throws InterruptedException, ExecutionException {
        for (long seconds = LONG_SEARCH_SECONDS; ; seconds += LONG_SEARCH_SECONDS) {
            try {
                return asked.get(LONG_SEARCH_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException searching) {
                progress.passing(
                        "can-mate: " + lines + " positions answered; the next has been searched for " + seconds + " s");
            }
        }
    }

    /** True if nobody reads the output any more. */
    private boolean write(List<MateReport> reports) {
        progress.clear();
        for (MateReport report : reports) {
            out.println(report.json());
            wrong += report instanceof MateReport.Wrong ? 1 : 0;
            unknown += report.unknown() ? 1 : 0;
        }
        lines += reports.size();
        long now = System.nanoTime();
        if (now - shown > SHOW_EVERY_NANOS) {
            shown = now;
            progress.passing(
                    "can-mate: " + lines + " positions" + (unknown > 0 ? ", " + unknown + " not decided" : ""));
            return out.checkError();
        }
        return false;
    }
}
