package org.chatrang.judging.analysis;

/** How many positions a long search may visit in a process: what is configured, as far as its heap bears it. */
public final class SearchBudget {
    /** Of one visited position, with the room that growing takes for a while. */
    private static final long BYTES_A_POSITION = 160;

    /** What judging itself needs. */
    private static final long KEPT_FREE = 48L << 20;

    private SearchBudget() {}

    /**
     * The budget of each of some searches at the same time; never less than a judge's own.
     *
     * @param configured positions at most
     * @param searches how many run at the same time
     * @param heapBytes the largest heap of the process
     */
    public static long within(long configured, int searches, long heapBytes) {
        long borne = (heapBytes - KEPT_FREE) / searches / BYTES_A_POSITION;
        return Math.max(MateSearch.NODES_FOR_A_RESULT, Math.min(configured, borne));
    }
}
