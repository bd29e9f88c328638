package org.chatrang.gateway.simulator;

/** The players' time. Waits to the moment, not for a duration, so that what is late once does not stay late. */
final class Pace {
    private final double speed;
    private final long origin = System.nanoTime();
    private double millis;

    Pace(double speed) {
        this.speed = speed;
    }

    /** Waits until that many more milliseconds of the players' time have gone by. */
    void pass(double more) throws InterruptedException {
        millis += Math.max(0, more);
        long due = origin + (long) (millis * 1_000_000 / speed);
        long left = due - System.nanoTime();
        if (left > 0) {
            Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
        } else if (left < -50_000_000) {
            // the machine is behind: the players are as late as it is
            millis -= left * speed / 1_000_000;
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
