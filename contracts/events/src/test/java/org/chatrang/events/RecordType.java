package org.chatrang.events;

import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;

/** What each topic carries, and the schema that describes it. */
enum RecordType {
    GAME_EVENT(Topics.GAME_EVENTS, GameEvent.class, "game-event"),
    VERDICT(Topics.VERDICTS, Verdict.class, "verdict"),
    SETTLEMENT(Topics.RESULTS, Settlement.class, "settlement"),
    STANDINGS_TABLE(Topics.STANDINGS, StandingsTable.class, "standings-table"),
    BOARD_ASSIGNMENT(Topics.BOARD_ASSIGNMENTS, BoardAssignment.class, "board-assignment"),
    GATEWAY_HEALTH(Topics.GATEWAY_HEALTH, GatewayHealth.class, "gateway-health");

    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

    private final TopicSettings topic;
    private final Class<?> type;
    private final String schema;
    private JsonSchema compiled;

    RecordType(TopicSettings topic, Class<?> type, String schema) {
        this.topic = topic;
        this.type = type;
        this.schema = schema;
    }

    TopicSettings topic() {
        return topic;
    }

    Class<?> type() {
        return type;
    }

    String schemaFile() {
        return schema + ".schema.json";
    }

    JsonSchema schema() {
        if (compiled == null) {
            compiled = SCHEMAS.getSchema(
                    SchemaLocation.of("classpath:org/chatrang/events/schemas/" + schemaFile()),
                    SchemaValidatorsConfig.builder()
                            .formatAssertionsEnabled(true)
                            .build());
        }
        return compiled;
    }
}
