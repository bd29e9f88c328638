package org.chatrang.gateway.driver;

import java.time.Duration;

/** Longer and longer pauses between attempts that fail, short again after one that did not. For one thread. */
public final class Backoff {
    private final Duration shortest;
    private final Duration longest;
    private Duration next;

    public Backoff(Duration shortest, Duration longest) {
        this.shortest = shortest;
        this.longest = longest;
        this.next = shortest;
    }

    /** For devices and servers: from a fifth of a second to five seconds. */
    public static Backoff usual() {
        return new Backoff(Duration.ofMillis(200), Duration.ofSeconds(5));
    }

    /** The last attempt succeeded. */
    public void succeeded() {
        next = shortest;
    }

    /** Waits before the next attempt. */
    public void pause() throws InterruptedException {
        Duration pause = next;
        Duration twice = next.multipliedBy(2);
        next = twice.compareTo(longest) < 0 ? twice : longest;
        Thread.sleep(pause);
    }
}
