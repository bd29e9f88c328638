package org.chatrang.gateway.cloud;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.Codec;
import org.chatrang.events.GameResult;
import org.chatrang.gateway.notation.Heading;
import org.chatrang.gateway.notation.NotatedGame;
import org.chatrang.laws.Setup;

/**
 * A game's file. A move is written {@code "SAN clock+used"}, each part of which may be missing; the clock is in seconds.
 *
 * @param serial the board's serial number, null if the file does not tell it
 * @param game the game
 */
record CloudGame(String serial, NotatedGame game) {
    private static final int USUAL_START = 518;
    private static final int STARTS = 960;

    /** @throws IOException if it is none; the message says why, without the text itself */
    static CloudGame read(int round, byte[] json) throws IOException {
        JsonNode node = tree(json);
        List<NotatedGame.Ply> plies = new ArrayList<>();
        for (JsonNode move : node.path("moves")) {
            if (!move.isTextual() || move.asText().isBlank()) {
                throw new IOException("half-move " + (plies.size() + 1) + " is " + move
                        + ", but text like \"e4 5400+3\" is expected");
            }
            plies.add(ply(move.asText()));
        }
        String serial = node.path("serialNr").asText("");
        int start = node.path("chess960").asInt(USUAL_START);
        if (start < 0 || start >= STARTS) {
            throw new IOException("its first position (chess960) is " + start + ", but 0 to 959 are expected");
        }
        String fen = start == USUAL_START ? null : Setup.chess960(start).toFen();
        return new CloudGame(
                serial.isBlank() ? null : serial,
                new NotatedGame(
                        new Heading(String.valueOf(round), "", ""),
                        fen,
                        plies,
                        result(node.path("result").asText(""))));
    }

    private static JsonNode tree(byte[] json) throws IOException {
        try {
            JsonNode node = Codec.mapper().readTree(json);
            if (node != null && node.isObject()) {
                return node;
            }
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation();
            throw new IOException(
                    "it is no JSON"
                            + (at == null ? "" : " from line " + at.getLineNr() + ", column " + at.getColumnNr()),
                    e);
        }
        throw new IOException("it is no JSON object");
    }

    private static NotatedGame.Ply ply(String text) {
        String[] parts = text.strip().split("\\s+", 2);
        if (parts.length < 2 || parts[1].startsWith("+")) {
            return new NotatedGame.Ply(parts[0], null);
        }
        String seconds = parts[1].split("\\+", 2)[0];
        Long left = seconds.matches("\\d{1,6}") ? Long.valueOf(Long.parseLong(seconds) * 1000) : null;
        return new NotatedGame.Ply(parts[0], left);
    }

    private static Optional<GameResult> result(String text) {
        return switch (text) {
            case "WHITEWIN" -> Optional.of(GameResult.WHITE_WINS);
            case "BLACKWIN" -> Optional.of(GameResult.BLACK_WINS);
            case "DRAW" -> Optional.of(GameResult.DRAW);
            default -> GameResult.ofCode(text);
        };
    }
}
