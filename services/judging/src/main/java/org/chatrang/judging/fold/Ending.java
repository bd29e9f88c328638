package org.chatrang.judging.fold;

import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;

/**
 * How a game ended as far as the fold sees: a dead position is not seen here, because its search belongs to one judge.
 *
 * @param kind in which way
 * @param result with which result; null if that depends on whether the loser's opponent can still mate
 * @param loser who loses, unless the opponent cannot mate; null if the result is given
 * @param seq by which record
 */
public record Ending(EndingKind kind, GameResult result, Side loser, long seq) {
    static Ending of(EndingKind kind, GameResult result, long seq) {
        return new Ending(kind, result, null, seq);
    }

    static Ending lossOf(EndingKind kind, Side loser, long seq) {
        return new Ending(kind, null, loser, seq);
    }
}
