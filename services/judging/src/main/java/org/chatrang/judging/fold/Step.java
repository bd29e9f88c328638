package org.chatrang.judging.fold;

import java.util.List;

/**
 * One record folded into a game. All three judges look at the same step, each within its own remit.
 *
 * @param before the game before the record
 * @param after the game after it
 * @param record the record
 * @param seq the record's place in the game's log, from 1; 0 if it belongs to none
 * @param repeat the record was read before: it changes nothing, takes no seq and gets no verdict
 * @param facts what happened, in order
 */
public record Step(GameState before, GameState after, LogRecord record, long seq, boolean repeat, List<Fact> facts) {
    public Step {
        facts = List.copyOf(facts);
    }

    /** Whether a record of this game could not be read and no arbiter has compared the game with the board since. */
    public boolean inQuarantine() {
        return after.quarantined();
    }
}
