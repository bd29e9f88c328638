package org.chatrang.judging.analysis;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * A few threads for long searches, apart from the thread that judges and behind it in priority. One search waits for another;
 * the judge waits for none.
 */
public final class SearchThreads implements AutoCloseable {
    private final long limit;
    private final MateEngine.Factory engines;
    private final ExecutorService threads;

    /**
     * @param name for the threads
     * @param count how many search at the same time
     * @param limit positions one search may visit for each side
     * @param engines what searches
     */
    public SearchThreads(String name, int count, long limit, MateEngine.Factory engines) {
        this.limit = limit;
        this.engines = engines;
        ThreadFactory factory = Thread.ofPlatform()
                .name(name + "-search-", 0)
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .factory();
        this.threads = Executors.newFixedThreadPool(count, factory);
    }

    /** Begins a search as soon as a thread is free. */
    public LongSearch begin(Question question) {
        LongSearch search = new LongSearch(question, limit, engines);
        threads.execute(search);
        return search;
    }

    /** Begins nothing more; what runs ends with the process at the latest. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
