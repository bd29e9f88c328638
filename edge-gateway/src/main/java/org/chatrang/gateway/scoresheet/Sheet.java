package org.chatrang.gateway.scoresheet;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.Codec;
import org.chatrang.events.GameResult;
import org.chatrang.gateway.notation.NotatedGame;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;

/** Reads a sheet: {@code {"moves":["e4","e5"],"clocks":[5390,5395],"result":"1-0"}}; clocks and result may be missing. */
final class Sheet {
    /** Half-moves at most. */
    static final int LONGEST_GAME = 2000;

    private static final int LONGEST_MOVE = 20;
    private static final long LONGEST_CLOCK_SECONDS = 100 * 3600;

    /** White is mated: no move is legal here, so what cannot be read is not even written like a move. */
    private static final Position NO_MOVES =
            Position.ofFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");

    private Sheet() {}

    /** A text that is no sheet, whatever is played on the board. The message says what is wrong and where. */
    static final class UnreadableException extends Exception {
        private static final long serialVersionUID = 1;

        UnreadableException(String message) {
            super(message);
        }
    }

    static NotatedGame read(byte[] json) throws UnreadableException {
        JsonNode sheet = tree(json);
        JsonNode moves = sheet.path("moves");
        if (!moves.isArray()) {
            throw new UnreadableException("\"moves\" is missing or no list, as in {\"moves\":[\"e4\",\"e5\"]}");
        }
        if (moves.size() > LONGEST_GAME) {
            throw new UnreadableException(
                    "\"moves\" has " + moves.size() + " half-moves: at most " + LONGEST_GAME + " are taken");
        }
        JsonNode clocks = sheet.path("clocks");
        if (!clocks.isMissingNode() && !clocks.isNull() && !clocks.isArray()) {
            throw new UnreadableException("\"clocks\" is no list of seconds");
        }
        if (clocks.size() > moves.size()) {
            throw new UnreadableException("\"clocks\" has " + clocks.size() + " times for " + moves.size()
                    + " half-moves: one was expected for each half-move, from the first on");
        }
        List<NotatedGame.Ply> plies = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            plies.add(new NotatedGame.Ply(move(i + 1, moves.get(i)), clock(i + 1, clocks.path(i))));
        }
        return new NotatedGame(null, plies, result(sheet.path("result")));
    }

    private static JsonNode tree(byte[] json) throws UnreadableException {
        try {
            JsonNode sheet = Codec.mapper().readTree(json);
            if (sheet != null && sheet.isObject()) {
                return sheet;
            }
        } catch (IOException e) {
            // said below, without what the parser quotes of the text
        }
        throw new UnreadableException("the body is no JSON object, as {\"moves\":[\"e4\",\"e5\"]} is");
    }

    private static String move(int number, JsonNode node) throws UnreadableException {
        String san = node.isTextual() ? node.asText().strip() : "";
        if (san.isEmpty() || san.length() > LONGEST_MOVE || San.read(NO_MOVES, san) instanceof SanReading.Unreadable) {
            String shown = node.toString();
            throw new UnreadableException("half-move " + number + ", "
                    + (shown.length() > 2 * LONGEST_MOVE ? shown.substring(0, 2 * LONGEST_MOVE) + "…" : shown)
                    + ", is no move in algebraic notation such as \"Nf3\", \"exd5\", \"O-O\" or \"e8=Q\"");
        }
        return san;
    }

    private static Long clock(int number, JsonNode node) throws UnreadableException {
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        double seconds = node.isNumber() ? node.asDouble() : -1;
        if (!(seconds >= 0 && seconds <= LONGEST_CLOCK_SECONDS)) {
            throw new UnreadableException("clock of half-move " + number + ", " + node + ": seconds from 0 to "
                    + LONGEST_CLOCK_SECONDS + " were expected, or null");
        }
        return Math.round(seconds * 1000);
    }

    private static Optional<GameResult> result(JsonNode node) throws UnreadableException {
        if (node.isMissingNode() || node.isNull() || node.asText().isEmpty() && node.isTextual()) {
            return Optional.empty();
        }
        Optional<GameResult> shown = GameResult.ofCode(node.asText());
        if (shown.isEmpty() && !node.asText().equals("*")) {
            throw new UnreadableException("result " + node + " is none of \"1-0\", \"0-1\", \"1/2-1/2\", \"*\"");
        }
        return shown;
    }
}
