package org.chatrang.broadcast.bus;

/** How far the reader of the bus has come. */
public sealed interface BusProgress {
    /**
     * The brokers do not answer, or topics are missing.
     *
     * @param reason in words
     */
    record Waiting(String reason) implements BusProgress {}

    /**
     * Reading what was on the bus when this process started.
     *
     * @param remaining records still to be read
     */
    record CatchingUp(long remaining) implements BusProgress {}

    /** Everything from before the start is in the views. */
    record Following() implements BusProgress {}

    /** Stopped, never to go on. */
    record Stopped() implements BusProgress {}
}
