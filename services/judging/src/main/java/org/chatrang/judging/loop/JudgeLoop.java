package org.chatrang.judging.loop;

import java.time.Duration;
import java.time.InstantSource;
import org.chatrang.judging.Judge;
import org.chatrang.judging.analysis.MateEngine;
import org.chatrang.judging.analysis.SearchThreads;

/**
 * A judge at work: one thread that reads {@code game-events}, folds the games and writes exactly one verdict for each
 * record, whatever happens to it, its brokers and its fellow instances.
 *
 * <pre>
 *              +------------------ pause &lt;----------------+
 *              v                                          |
 *   start -> session: join the group                      | any failure with an unknown outcome:
 *              |                                          | both clients are closed
 *              v                                          |
 *   given partitions -> fold silently up to the committed offset
 *              |                                          |
 *              v                                          |
 *        poll -> fold on a draft -> answer -> one transaction: verdicts + offsets
 *         ^  ^                                  |              |
 *         |  +---- draft dropped, read again &lt;--+ refused      | committed
 *         +------------------ draft kept &lt;--------------------+
 * </pre>
 *
 * The broker being away is no reason to end: the loop says so in its status and tries on. What a stop finds in hand is
 * committed before the group is left.
 */
public final class JudgeLoop implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(JudgeLoop.class.getName());

    private final LoopSettings settings;
    private final Judge judge;
    private final DeadlineTimer timer;
    private final OffsetCommit commit;
    private final LoopListener listener;
    private final InstantSource clock;
    private final LoopStatus status = new LoopStatus();
    private final Thread thread;
    private final SearchThreads searchThreads;
    private volatile boolean stopping;

    /** A loop for this judge, not started yet. */
    public JudgeLoop(LoopSettings settings, Judge judge, DeadlineTimer timer, LoopListener listener) {
        this(
                settings,
                judge,
                timer,
                listener,
                OffsetCommit.IN_ONE_TRANSACTION,
                InstantSource.system(),
                MateEngine.Factory.EXACT);
    }

    /** The same with another way to commit, another clock, or another engine for long searches: for tests. */
    public JudgeLoop(
            LoopSettings settings,
            Judge judge,
            DeadlineTimer timer,
            LoopListener listener,
            OffsetCommit commit,
            InstantSource clock,
            MateEngine.Factory engines) {
        this.settings = settings;
        this.judge = judge;
        this.timer = timer;
        this.listener = listener;
        this.commit = commit;
        this.clock = clock;
        this.searchThreads =
                new SearchThreads(judge.name().label(), settings.searchThreads(), settings.searchNodes(), engines);
        this.thread = Thread.ofPlatform().name("judge-loop").unstarted(this::run);
    }

    /** Starts the loop's thread. */
    public void start() {
        thread.start();
    }

    /** How it is. */
    public LoopStatus status() {
        return status;
    }

    /** Finishes what is in hand, leaves the group and ends the thread; returns when that is done, or after 30 seconds. */
    @Override
    public void close() {
        stopping = true;
        try {
            thread.join(Duration.ofSeconds(30));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        searchThreads.close();
    }

    private void run() {
        while (!stopping) {
            try (Session session = new Session(this)) {
                session.run(() -> stopping);
            } catch (RuntimeException failure) {
                status.failed(failure);
                listener.failed(failure);
                LOG.log(
                        System.Logger.Level.WARNING,
                        "judge={0} instance={1} event=session-failed reason=\"{2}\"",
                        judge.name().label(),
                        settings.instance(),
                        failure);
                pause();
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(settings.retryPause());
        } catch (InterruptedException e) {
            stopping = true;
        }
    }

    LoopSettings settings() {
        return settings;
    }

    Judge judge() {
        return judge;
    }

    DeadlineTimer timer() {
        return timer;
    }

    OffsetCommit commit() {
        return commit;
    }

    SearchThreads searchThreads() {
        return searchThreads;
    }

    LoopListener listener() {
        return listener;
    }

    InstantSource clock() {
        return clock;
    }
}
