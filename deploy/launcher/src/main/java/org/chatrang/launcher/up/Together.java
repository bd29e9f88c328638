package org.chatrang.launcher.up;

import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Does the same with several things at once. */
final class Together {
    private Together() {}

    /** Returns when all are done; throws the first failure, in the order of the things, after all have ended. */
    static <T> void forEach(List<T> things, Consumer<T> action) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> running = things.stream()
                    .<Future<?>>map(thing -> threads.submit(() -> action.accept(thing)))
                    .toList();
            for (Future<?> one : running) {
                join(one);
            }
        }
    }

    private static void join(Future<?> one) {
        try {
            one.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : new CompletionException(failed);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CompletionException(e);
        }
    }
}
