package org.chatrang.standings.table;

import java.time.Instant;
import java.util.Comparator;

/**
 * What an arbiter decided about a result last.
 *
 * @param at when
 * @param what the result decided, or that the game was re-opened
 * @param by who
 * @param text why
 */
public record Decision(Instant at, String what, String by, String text) {
    static final Comparator<Decision> LATEST_LAST = Comparator.comparing(Decision::at);
}
