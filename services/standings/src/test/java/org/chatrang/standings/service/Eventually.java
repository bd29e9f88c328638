package org.chatrang.standings.service;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** Waits for a condition. */
final class Eventually {
    private static final Duration LIMIT = Duration.ofSeconds(90);
    private static final Duration PAUSE = Duration.ofMillis(50);

    private Eventually() {}

    /** The first answer that is as wanted; fails with the last one if there is none in time. */
    static <T> T get(String what, Callable<T> question, Predicate<T> wanted) {
        return get(what, LIMIT, question, wanted);
    }

    /** The same with a limit of its own. */
    static <T> T get(String what, Duration limit, Callable<T> question, Predicate<T> wanted) {
        Instant end = Instant.now().plus(limit);
        Object last = null;
        while (Instant.now().isBefore(end)) {
            try {
                T answer = question.call();
                if (wanted.test(answer)) {
                    return answer;
                }
                last = answer;
            } catch (Exception | AssertionError e) {
                last = e;
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        String text = String.valueOf(last);
        return fail(what + " did not happen within " + limit + "; last seen: "
                + text.substring(0, Math.min(text.length(), 2000)));
    }
}
