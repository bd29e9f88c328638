package org.chatrang.gateway.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jboss.logging.Logger;

/**
 * The connections of a driver, each in a thread of its own that tries again for ever: one that fails touches no other.
 * Says of each whether it works.
 */
public final class Lines {
    private static final Logger LOG = Logger.getLogger(Lines.class);

    private final String driver;
    private final List<Thread> threads = new ArrayList<>();
    private final Map<String, String> wrong = new TreeMap<>();
    private int lines;

    /** Works on one connection until it fails. */
    public interface Attempt {
        /** Runs; tells the line when it works. */
        void run(Line line) throws Exception;
    }

    /** One connection's own say. */
    public final class Line {
        private final String name;
        private final Backoff backoff = Backoff.usual();

        private Line(String name) {
            this.name = name;
        }

        /** It works now. */
        public void works() {
            backoff.succeeded();
            synchronized (wrong) {
                if (wrong.remove(name) != null) {
                    LOG.infof("event=line-works driver=%s line=%s", driver, name);
                }
            }
        }

        /** Something of it does not work, for that reason; what does goes on. */
        public void fails(String reason) {
            synchronized (wrong) {
                boolean news = !reason.equals(wrong.put(name, reason));
                if (news) {
                    LOG.warnf("event=line-fails driver=%s line=%s reason=\"%s\"", driver, name, reason);
                }
            }
        }
    }

    public Lines(String driver) {
        this.driver = driver;
    }

    /** Begins to work on a connection. */
    public void add(String name, Attempt attempt) {
        Line line = new Line(name);
        synchronized (wrong) {
            lines++;
            wrong.put(name, "not connected yet");
        }
        threads.add(Thread.ofVirtual().name(driver + "-" + name).start(() -> run(line, attempt)));
    }

    private static void run(Line line, Attempt attempt) {
        try {
            while (true) {
                try {
                    attempt.run(line);
                } catch (InterruptedException e) {
                    throw e;
                } catch (Exception e) {
                    line.fails(e.getMessage() == null ? e.toString() : e.getMessage());
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
        synchronized (wrong) {
            String text =
                    (lines - wrong.size()) + " of " + lines + " connected" + (wrong.isEmpty() ? "" : "; " + wrong);
            return new DriverHealth(wrong.isEmpty(), lines - wrong.size(), text);
        }
    }
}
