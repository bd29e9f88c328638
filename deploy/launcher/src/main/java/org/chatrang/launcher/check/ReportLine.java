package org.chatrang.launcher.check;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import org.chatrang.launcher.check.GameReport.Claim;

/** A report as one line of JSON; characters beyond ASCII are escaped, so that no terminal's encoding can spoil it. */
final class ReportLine {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .configure(JsonWriteFeature.ESCAPE_NON_ASCII, true)
            .build();

    private ReportLine() {}

    static String of(String file, GameReport report) throws IOException {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(line)) {
            json.writeStartObject();
            json.writeStringField("file", file);
            json.writeNumberField("game", report.game().index());
            for (String tag : new String[] {"Round", "White", "Black", "Result"}) {
                json.writeStringField(
                        tag.toLowerCase(Locale.ROOT), report.game().tag(tag).orElse(null));
            }
            json.writeNumberField("plies", report.game().plies().size());
            writeIllegal(json, report);
            writeUnreadable(json, report);
            writeKing(json, report);
            writeEnding(json, report);
            json.writeArrayFieldStart("claims");
            for (Claim claim : report.claims()) {
                writeKindAndPly(json, claim.kind().name(), claim.ply());
            }
            json.writeEndArray();
            json.writeObjectFieldStart("clocks");
            json.writeNumberField("readings", report.clockReadings());
            json.writeNumberField("missing", report.game().plies().size() - report.clockReadings());
            json.writeEndObject();
            json.writeEndObject();
        }
        return line.toString();
    }

    private static void writeIllegal(JsonGenerator json, GameReport report) throws IOException {
        if (report.illegal().isEmpty()) {
            json.writeNullField("illegal");
            return;
        }
        GameReport.IllegalPly illegal = report.illegal().get();
        json.writeObjectFieldStart("illegal");
        json.writeNumberField("ply", illegal.ply());
        json.writeStringField("san", illegal.san());
        json.writeStringField("reason", illegal.reason());
        json.writeStringField("fen", illegal.fen().orElse(null));
        json.writeEndObject();
    }

    private static void writeUnreadable(JsonGenerator json, GameReport report) throws IOException {
        if (report.unreadable().isEmpty()) {
            json.writeNullField("unreadable");
            return;
        }
        GameReport.UnreadablePly unreadable = report.unreadable().get();
        json.writeObjectFieldStart("unreadable");
        json.writeNumberField("ply", unreadable.ply());
        json.writeStringField("text", unreadable.text());
        json.writeStringField("place", unreadable.place());
        json.writeStringField("reason", "UNREADABLE");
        json.writeNumberField("notJudged", unreadable.notJudged());
        json.writeEndObject();
    }

    private static void writeKing(JsonGenerator json, GameReport report) throws IOException {
        if (report.kingToCentre().isEmpty()) {
            json.writeNullField("kingsToCentre");
            return;
        }
        GameReport.KingToCentre king = report.kingToCentre().get();
        json.writeObjectFieldStart("kingsToCentre");
        json.writeNumberField("ply", king.ply());
        json.writeStringField("san", king.san());
        json.writeStringField("square", king.square());
        if (king.agreesWithResult().isPresent()) {
            json.writeBooleanField("agreesWithResult", king.agreesWithResult().get());
        } else {
            json.writeNullField("agreesWithResult");
        }
        json.writeEndObject();
    }

    private static void writeEnding(JsonGenerator json, GameReport report) throws IOException {
        json.writeFieldName("ending");
        if (report.ending().isEmpty()) {
            json.writeNull();
        } else {
            writeKindAndPly(
                    json,
                    report.ending().get().kind().name(),
                    report.ending().get().ply());
        }
    }

    private static void writeKindAndPly(JsonGenerator json, String kind, int ply) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", kind);
        json.writeNumberField("ply", ply);
        json.writeEndObject();
    }
}
