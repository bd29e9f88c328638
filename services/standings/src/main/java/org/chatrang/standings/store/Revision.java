package org.chatrang.standings.store;

import org.chatrang.events.Settlement;
import org.chatrang.events.Settlement.State;
import org.chatrang.standings.settlement.GameSettlement;

/**
 * Counts what can change a table, game by game. It follows from the records counted and not from the batches they came in, and
 * grows with each change: so the sum over a section is the version of its table, the same again when everything is read from
 * the beginning.
 */
final class Revision {
    /** More than a result can lose by one statement, which may make a final one provisional or open. */
    private static final long WEIGHT = 3;

    private Revision() {}

    static long of(GameSettlement game, int schedules) {
        return WEIGHT * (game.effects().size() + schedules) + settled(game.latest());
    }

    private static int settled(Settlement latest) {
        State state = latest == null ? State.OPEN : latest.state();
        return switch (state) {
            case OPEN -> 0;
            case PROVISIONAL -> 1;
            case FINAL -> 2;
        };
    }
}
