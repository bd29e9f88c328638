package org.chatrang.gateway.livechess;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.FenException;

/**
 * What LiveChess says of a board as signals. What stands on it and what the clock shows count; its list of moves helps where
 * they do not tell, and comes first, for that.
 */
final class FeedReader {
    private FeedReader() {}

    /** Of a feed's message or of an entry in the list of boards: the press last, so that it finds its move. */
    static List<BoardSignal> signals(JsonNode board, SignalTime at) {
        List<BoardSignal> signals = new ArrayList<>();
        if (board.path("san").isArray()) {
            List<String> san = new ArrayList<>();
            board.get("san").forEach(move -> san.add(move.asText()));
            String start = board.path("start").asText("");
            signals.add(new BoardSignal.MoveList(at, start.isBlank() ? null : start, san));
        }
        if (board.path("board").isTextual()) {
            try {
                String placement = board.get("board").asText().split(" ")[0];
                signals.add(new BoardSignal.Placement(at, SensedBoard.ofPlacement(placement), false));
            } catch (FenException e) {
                signals.add(new BoardSignal.Corrupt(at, "LiveChess tells no board: " + e.getMessage()));
            }
        }
        if (board.path("clock").isObject()) {
            signals.add(new BoardSignal.ClockShown(at, face(board.get("clock"))));
        } else if (board.has("clock") && board.get("clock").isNull()) {
            signals.add(new BoardSignal.NoClock(at));
        }
        return signals;
    }

    private static ClockFace face(JsonNode clock) {
        JsonNode run = clock.path("run");
        ClockSide side = run.isBoolean() ? (run.asBoolean() ? ClockSide.LEFT : ClockSide.RIGHT) : null;
        return new ClockFace(side(clock.path("white")), side(clock.path("black")), side, side != null, false, true);
    }

    private static ClockFace.Face side(JsonNode seconds) {
        return new ClockFace.Face(
                seconds.isNumber() ? Long.valueOf(Math.max(0, seconds.asLong()) * 1000) : null, false, false);
    }
}
