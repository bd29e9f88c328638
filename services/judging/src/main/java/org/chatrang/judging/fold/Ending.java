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
 * @param byRuling an arbiter has decided or confirmed it
 */
public record Ending(EndingKind kind, GameResult result, Side loser, long seq, boolean byRuling) {
    static Ending of(EndingKind kind, GameResult result, long seq) {
        return new Ending(kind, result, null, seq, false);
    }

    static Ending lossOf(EndingKind kind, Side loser, long seq) {
        return new Ending(kind, null, loser, seq, false);
    }

    /** Whether an earlier dead position would change nothing any more: an arbiter has decided, or it is a draw, or mate. */
    public boolean isSettled() {
        return byRuling || result == GameResult.DRAW || kind == EndingKind.CHECKMATE;
    }

    /** The same by an arbiter's ruling. */
    Ending ruledBy(long ruling) {
        return new Ending(kind, result, loser, ruling, true);
    }
}
