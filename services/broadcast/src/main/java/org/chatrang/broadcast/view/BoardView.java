package org.chatrang.broadcast.view;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.chatrang.events.ClockReading;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;

/**
 * A board of a round as it is sent: everything a listener needs to go on from here by the records that follow.
 *
 * @param gameId the game
 * @param desk the source that scheduled it
 * @param schedule how it was scheduled
 * @param started whether play has begun
 * @param ply half-moves that stand
 * @param fen the position
 * @param lastMove the last move, null at the start and after the arbiter changed the position
 * @param provisional the move on the board that is not completed, null if none
 * @param clock the last clock reading, null before the first
 * @param clockAt when it was taken
 * @param awaited completed moves without an answer of the legality judge
 * @param answered the last stamp of each source that judge has answered
 * @param notices alerts and the last notice
 * @param settlement the result as settled, null before the first settlement
 */
public record BoardView(
        String gameId,
        String desk,
        GameScheduled schedule,
        boolean started,
        int ply,
        String fen,
        LastMove lastMove,
        MoveSeen provisional,
        ClockReading clock,
        Instant clockAt,
        List<Stamp> awaited,
        Map<String, Stamp> answered,
        Notices notices,
        Settlement settlement) {
    /** The usual start position. */
    public static final String START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /**
     * The last move.
     *
     * @param ply the half-move, from 1
     * @param uci in UCI
     * @param san in SAN
     */
    public record LastMove(int ply, String uci, String san) {}

    /** The board of a scheduled game. */
    public static BoardView of(GameView game) {
        Moves moves = game.moves();
        PlayedMove last = moves.last();
        return new BoardView(
                game.gameId(),
                game.schedule().desk(),
                game.schedule().game(),
                game.started(),
                moves.ply(),
                moves.fen() == null ? startFen(game) : moves.fen(),
                last == null ? null : new LastMove(last.ply(), last.uci(), last.san()),
                game.provisional(),
                game.clocks().last(),
                game.clocks().at(),
                game.awaited().moves(),
                game.awaited().answered(),
                game.notices(),
                game.settlement());
    }

    /** The position a scheduled game starts from. */
    public static String startFen(GameView game) {
        String given = game.schedule().game().startFen();
        return given == null || given.isBlank() ? START_FEN : given;
    }
}
