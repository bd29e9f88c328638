package org.chatrang.gateway.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/**
 * The connections of a driver, each in a thread of its own that tries again for ever: one that fails touches no other.
 * Says of each whether it works, and which parts of what it brings do not.
 */
public final class Lines {
    private static final Logger LOG = Logger.getLogger(Lines.class);

    private final String driver;
    private final List<Thread> threads = new ArrayList<>();
    private final List<LineState> states = new ArrayList<>();

    /** Works on one connection until it fails. */
    public interface Attempt {
        /** Runs; tells the line when it works. */
        void run(Line line) throws Exception;
    }

    /** One connection's own say. */
    public final class Line {
        private final LineState state;
        private final Backoff backoff = Backoff.usual();

        private Line(LineState state) {
            this.state = state;
        }

        /** It works now. */
        public void works() {
            backoff.succeeded();
            synchronized (states) {
                state.works();
            }
        }

        /** It works now, but for those parts whose faults this turn has found; those of the turn before are over. */
        public void works(Turn turn) {
            works();
            synchronized (states) {
                state.parts(turn.faults(), turn.notes());
            }
        }

        private void fails(String reason) {
            synchronized (states) {
                state.fails(reason);
            }
        }
    }

    public Lines(String driver) {
        this.driver = driver;
    }

    /** Begins to work on a connection. */
    public void add(String name, Attempt attempt) {
        LineState state = new LineState(driver, name);
        synchronized (states) {
            states.add(state);
        }
        Line line = new Line(state);
        threads.add(Thread.ofVirtual().name(driver + "-" + name).start(() -> run(line, attempt)));
    }

    private static void run(Line line, Attempt attempt) {
        try {
            while (true) {
                try {
                    attempt.run(line);
                } catch (InterruptedException e) {
                    throw e;
                } catch (Exception | StackOverflowError e) {
                    line.fails(Turn.words(e));
                }
                line.backoff.pause();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all. */
    public void stop() throws InterruptedException {
        threads.forEach(Thread::interrupt);
        for (Thread thread : threads) {
            if (!thread.join(Duration.ofSeconds(10))) {
                LOG.warnf("event=line-stop-slow driver=%s thread=%s", driver, thread.getName());
            }
        }
    }

    /** How they are. */
    public DriverHealth health() {
        synchronized (states) {
            int connected = (int) states.stream().filter(LineState::isConnected).count();
            List<String> words = new ArrayList<>();
            words.add(connected + " of " + states.size() + " connected");
            states.forEach(state -> words.addAll(state.words()));
            return new DriverHealth(states.stream().allMatch(LineState::isWell), connected, String.join("; ", words));
        }
    }
}
