package org.chatrang.broadcast.view;

import java.util.List;
import java.util.Map;
import org.chatrang.events.ClockReading;
import org.chatrang.events.JudgeName;

/**
 * One game in full, as it is sent.
 *
 * @param board the board
 * @param moves the moves that stand
 * @param verdicts every verdict with a finding, as the very records, in the order the bus has them
 * @param answers how far each judge has come, with the verdicts that state nothing
 */
public record GameDetail(
        BoardView board, List<Move> moves, List<RawRecord> verdicts, Map<JudgeName, VerdictLog.Answers> answers) {
    /**
     * A move that stands.
     *
     * @param ply the half-move, from 1
     * @param uci in UCI
     * @param san in SAN
     * @param fen the position after it
     * @param clockMillis what the mover's clock showed at the press, in milliseconds; null if nothing was read
     */
    public record Move(int ply, String uci, String san, String fen, Long clockMillis) {}

    /** A scheduled game. */
    public static GameDetail of(GameView game) {
        return new GameDetail(
                BoardView.of(game),
                game.moves().played().stream().map(move -> move(move, game)).toList(),
                game.log().stating(),
                game.log().answers());
    }

    private static Move move(PlayedMove move, GameView game) {
        return new Move(move.ply(), move.uci(), move.san(), move.fen(), clockMillis(move, game.clocks()));
    }

    /** What the mover's clock showed at the press of this move, null if nothing was read. */
    public static Long clockMillis(PlayedMove move, Clocks clocks) {
        ClockReading reading = move.of() == null ? null : clocks.atPress().get(move.of());
        return reading == null ? null : reading.millis(move.mover());
    }
}
