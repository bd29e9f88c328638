package org.chatrang.launcher.standings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.chatrang.tournament.explain.Explanation;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Table;

/** A table as one line of JSON. Numbers of points and tie-breaks are decimal strings: nobody's parser rounds them. */
final class StandingsJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private StandingsJson() {}

    /** The codes name the tie-breaks as they were asked for. */
    static ObjectNode of(Table table, List<String> codes) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("edition", table.edition().id());
        json.put("round", table.round());
        json.put("final", table.complete() && table.last());
        table.rows().forEach(row -> json.withArray("participants").add(participant(table, row, codes)));
        table.warnings().forEach(json.withArray("warnings")::add);
        return json;
    }

    private static ObjectNode participant(Table table, Row row, List<String> codes) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("no", row.number());
        json.put("kind", table.teams() ? "TEAM" : "PLAYER");
        json.put("name", row.name());
        json.put("rank", row.rank());
        json.put("points", row.points().toString());
        ObjectNode values = json.putObject("tieBreaks");
        for (int i = 0; i < row.values().size(); i++) {
            values.put(codes.get(i), row.values().get(i).decimal());
        }
        return json;
    }

    /** How a participant's values come about: what each round adds, what was cut, and why. */
    static ObjectNode of(int number, List<Explanation> explanations, List<String> codes) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("no", number);
        ObjectNode values = json.putObject("tieBreaks");
        for (int i = 0; i < explanations.size(); i++) {
            Explanation explanation = explanations.get(i);
            ObjectNode value = values.putObject(codes.get(i));
            value.put("value", explanation.value().decimal());
            value.put("state", explanation.value().state().name());
            value.put("article", explanation.article());
            value.put("edition", explanation.edition().id());
            for (Explanation.Part part : explanation.parts()) {
                value.withArray("rounds")
                        .addObject()
                        .put("round", part.round())
                        .put("opponent", part.opponent())
                        .put("value", part.value())
                        .put("counted", part.counted())
                        .put("reason", part.reason());
            }
            explanation.steps().forEach(value.withArray("steps")::add);
        }
        return json;
    }

    static String line(ObjectNode json) {
        try {
            return MAPPER.writeValueAsString(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of strings is always JSON", e);
        }
    }
}
