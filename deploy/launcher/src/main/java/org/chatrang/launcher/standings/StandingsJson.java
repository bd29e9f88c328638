package org.chatrang.launcher.standings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
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
            values.put(codes.get(i), row.values().get(i).text());
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
