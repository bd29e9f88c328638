package org.chatrang.standings.table;

import org.chatrang.events.GameResult;
import org.chatrang.events.Player;

/**
 * A game of a section, as far as its table needs it.
 *
 * @param round the round
 * @param white who has White, null if not known
 * @param black who has Black, null if not known
 * @param points what its result is worth
 * @param result the result, null while none stands
 * @param provisional whether the result is not final yet
 */
public record TableGame(
        int round, Player white, Player black, PointsRule points, GameResult result, boolean provisional) {}
