package org.chatrang.launcher.boardlog;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.EventKind;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.BoardEvent;

/** An event as one line of JSON; characters beyond ASCII are escaped, so that no terminal's encoding can spoil it. */
final class EventLine {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .configure(JsonWriteFeature.ESCAPE_NON_ASCII, true)
            .build();

    private final JsonGenerator json;

    private EventLine(JsonGenerator json) {
        this.json = json;
    }

    /**
     * The line.
     *
     * @param board the board's number, null if there is only one
     */
    static String of(String board, BoardEvent event) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(line)) {
            new EventLine(json).write(board, event);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
        return line.toString();
    }

    private void write(String board, BoardEvent event) throws IOException {
        json.writeStartObject();
        switch (event) {
            case BoardEvent.Observed seen -> {
                fact(seen.fact(), seen.san());
                if (seen.note() != null) {
                    json.writeStringField("note", seen.note());
                }
            }
            case BoardEvent.GameSetUp setUp -> {
                placement(setUp.placement(), false, List.of(), true);
            }
        }
        if (board != null) {
            json.writeStringField("board", board);
        }
        json.writeEndObject();
    }

    private void fact(GameFact fact, String san) throws IOException {
        switch (fact) {
            case MoveSeen seen -> head("MOVE_PROVISIONAL", seen.ply(), seen.uci(), san, null);
            case MoveWithdrawn withdrawn -> head("MOVE_WITHDRAWN", withdrawn.ply(), null, null, null);
            case MoveCompleted move -> {
                head("MOVE_COMPLETED", move.ply(), move.uci(), san, move.clock());
                json.writeStringField("completedBy", move.completedBy().name());
                json.writeStringField("placement", move.placement());
                texts("touched", move.touched());
            }
            case ResultGesture gesture -> {
                head("RESULT_GESTURE", null, null, null, null);
                json.writeStringField("result", gesture.result().code());
                texts("squares", gesture.squares());
            }
            case PlacementSeen seen -> placement(seen.placement(), seen.pressed(), seen.nearestLine(), false);
            case ClockRead read -> {
                head("CLOCK", null, null, null, read.clock());
                json.writeStringField("occasion", read.occasion().name());
            }
            case BoardFault fault -> {
                head("FAULT", null, null, null, null);
                json.writeStringField("fault", fault.fault().name());
                json.writeStringField("note", fault.text());
            }
            default -> throw new IllegalStateException("a board does not tell " + EventKind.nameOf(fact));
        }
    }

    private void placement(String placement, boolean pressed, List<String> nearestLine, boolean setUp)
            throws IOException {
        head("PLACEMENT", null, null, null, null);
        json.writeStringField("placement", placement);
        json.writeBooleanField("pressed", pressed);
        texts("nearestLine", nearestLine);
        json.writeBooleanField("setUp", setUp);
    }

    private void head(String kind, Integer ply, String uci, String san, ClockReading clock) throws IOException {
        json.writeStringField("kind", kind);
        json.writeFieldName("ply");
        if (ply == null) {
            json.writeNull();
        } else {
            json.writeNumber(ply);
        }
        json.writeStringField("uci", uci);
        json.writeStringField("san", san);
        json.writeFieldName("clock");
        clock(clock);
    }

    private void clock(ClockReading clock) throws IOException {
        if (clock == null) {
            json.writeNull();
            return;
        }
        json.writeStartObject();
        seconds("white", clock.whiteMillis());
        seconds("black", clock.blackMillis());
        json.writeStringField(
                "running", clock.running() == null ? null : clock.running().name());
        Side flag = clock.whiteFlag() ? Side.WHITE : clock.blackFlag() ? Side.BLACK : null;
        json.writeStringField("flag", flag == null ? null : flag.name());
        json.writeEndObject();
    }

    private void seconds(String side, Long millis) throws IOException {
        json.writeFieldName(side);
        if (millis == null) {
            json.writeNull();
        } else {
            json.writeNumber(millis / 1000);
        }
    }

    private void texts(String name, List<String> texts) throws IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
