package org.chatrang.tournament.norms;

import java.util.Set;

/** A title that is won by norms, with its figures (B.01, 1.4). */
public enum NormTitle {
    /** Grandmaster. */
    GM(2600, 2380, 2200, Set.of("GM")),
    /** International Master. */
    IM(2450, 2230, 2050, Set.of("GM", "IM")),
    /** Woman Grandmaster. */
    WGM(2400, 2180, 2000, Set.of("GM", "IM", "WGM")),
    /** Woman International Master. */
    WIM(2250, 2030, 1850, Set.of("GM", "IM", "WGM", "WIM"));

    private final int performance;
    private final int average;
    private final int raised;
    private final Set<String> holders;

    NormTitle(int performance, int average, int raised, Set<String> holders) {
        this.performance = performance;
        this.average = average;
        this.raised = raised;
        this.holders = holders;
    }

    /** The performance that is needed. */
    public int performance() {
        return performance;
    }

    /** The opponents' average that is needed. */
    public int average() {
        return average;
    }

    /** What the rating of one opponent, the lowest, may be raised to. */
    public int raised() {
        return raised;
    }

    /** Titles of which a third of the opponents must hold one. */
    public Set<String> holders() {
        return holders;
    }

    /** Whether only women win it. */
    public boolean isWomens() {
        return this == WGM || this == WIM;
    }
}
