package org.chatrang.gateway.replay;

import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.jboss.logging.Logger;

/** What the replay's boards are at, for logs and health. */
final class ReplayNews {
    private static final Logger LOG = Logger.getLogger(ReplayNews.class);

    private final AtomicInteger playing = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();
    private final Set<String> failed = new ConcurrentSkipListSet<>();

    void begun(String board, String game, int steps, boolean resumed) {
        playing.incrementAndGet();
        LOG.debugf("event=replay-begun board=%s game=%s steps=%d resumed=%b", board, game, steps, resumed);
    }

    void finished(String board, String game) {
        playing.decrementAndGet();
        finished.incrementAndGet();
        LOG.debugf("event=replay-finished board=%s game=%s", board, game);
    }

    void left(String board, String game) {
        playing.decrementAndGet();
        LOG.debugf("event=replay-left board=%s game=%s", board, game);
    }

    void failed(String board, String game, RuntimeException reason) {
        playing.decrementAndGet();
        failed.add(board);
        LOG.errorf(reason, "event=replay-failed board=%s game=%s", board, game);
    }

    int playing() {
        return playing.get();
    }

    boolean anyFailed() {
        return !failed.isEmpty();
    }

    String text() {
        return playing.get() + " boards play, " + finished.get() + " games are finished"
                + (failed.isEmpty() ? "" : ", failed: " + failed);
    }
}
