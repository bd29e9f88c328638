package org.chatrang.desk.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chatrang.desk.DeskException;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.laws.Position;

/** Reads {@code {"arbiter","reason","ruling":{"type",…}}}. What would rule nothing is refused here, not later. */
final class RulingReader {
    private static final String TYPES = Arrays.stream(Ruling.class.getPermittedSubclasses())
            .map(type ->
                    type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT))
            .collect(Collectors.joining(", "));

    private RulingReader() {}

    static RulingMade read(JsonNode body) {
        String arbiter = JsonBody.text(body, "arbiter", "name of the arbiter");
        String reason = JsonBody.text(body, "reason", "why it was decided so");
        JsonNode tree = body.path("ruling");
        JsonBody.text(tree, "type", "one of " + TYPES);
        Ruling ruling = JsonBody.part(tree, "ruling", Ruling.class, "its type is one of " + TYPES);
        check(ruling);
        return new RulingMade(arbiter, reason, ruling);
    }

    private static void check(Ruling ruling) {
        switch (ruling) {
            case Ruling.RestorePly(int ply) -> require(ply >= 0, "ply", "a ply counts from 0, the start position");
            case Ruling.SetPosition(String fen) -> position(fen);
            case Ruling.LetStand(int ply, String fen) -> {
                require(ply >= 1, "ply", "a ply that stands counts from 1");
                position(fen);
            }
            case Ruling.SetClocks(Long white, Long black) -> {
                require(white != null || black != null, "whiteMillis", "give one side's time at least");
                require(
                        (white == null || white >= 0) && (black == null || black >= 0),
                        "whiteMillis",
                        "no time is negative");
            }
            case Ruling.CountIllegalMove(var offender) -> require(offender != null, "offender", "WHITE or BLACK");
            case Ruling.CancelIllegalMove(var offender) -> require(offender != null, "offender", "WHITE or BLACK");
            case Ruling.DecideResult(var result, String article) ->
                require(result != null, "result", "one of 1-0, 0-1, 1/2-1/2, 0-0");
            case Ruling.Confirm confirm -> {}
            case Ruling.Dismiss dismiss -> {}
            case Ruling.Reopen reopen -> {}
            case Ruling.ReleaseQuarantine release -> {}
        }
    }

    private static void position(String fen) {
        require(fen != null, "fen", "the position as FEN");
        try {
            Position.ofFen(fen);
        } catch (IllegalArgumentException e) {
            throw DeskException.badInput(
                    "body", "field ruling.fen", e.getMessage(), "give a FEN that can be played from");
        }
    }

    private static void require(boolean condition, String field, String fix) {
        if (!condition) {
            throw DeskException.badInput("body", "field ruling." + field, "it is missing or does not fit", fix);
        }
    }
}
