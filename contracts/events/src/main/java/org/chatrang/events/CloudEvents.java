package org.chatrang.events;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The headers of a record by CloudEvents 1.0, Kafka protocol binding, binary mode: {@code ce_} attributes and the content type. */
public final class CloudEvents {
    private static final String SPECVERSION = "1.0";

    private CloudEvents() {}

    /** Headers of a game event; identity is game, source, epoch and n. */
    public static Map<String, String> headers(GameEvent event) {
        Stamp stamp = event.stamp();
        String id = event.gameId() + "/" + stamp.source() + "/" + stamp.epoch() + "/" + stamp.n();
        return headers(id, "game-event." + type(event.fact()), stamp.source(), event.at());
    }

    /** Headers of a verdict. */
    public static Map<String, String> headers(Verdict verdict) {
        return headers(verdict.id(), "verdict", verdict.judge().label(), verdict.at());
    }

    /** Headers of a settlement. */
    public static Map<String, String> headers(Settlement settlement) {
        return headers(settlement.gameId() + "/" + settlement.version(), "settlement", "standings", settlement.at());
    }

    /** Headers of a table. */
    public static Map<String, String> headers(StandingsTable table) {
        return headers(table.key() + "/" + table.version(), "standings-table", "standings", null);
    }

    /** Headers of a board assignment. */
    public static Map<String, String> headers(BoardAssignment assignment, String id) {
        return headers(id, "board-assignment", "arbiter-desk", null);
    }

    /** Headers of a gateway's health. */
    public static Map<String, String> headers(GatewayHealth health) {
        return headers(health.gatewayId() + "/" + health.at(), "gateway-health", health.gatewayId(), health.at());
    }

    private static Map<String, String> headers(String id, String type, String source, Object time) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("ce_specversion", SPECVERSION);
        headers.put("ce_id", id);
        headers.put("ce_type", "org.chatrang." + type + ".v1");
        headers.put("ce_source", uri(source));
        if (time != null) {
            headers.put("ce_time", time.toString());
        }
        headers.put("content-type", "application/json");
        return headers;
    }

    /** A type names a known kind only: an unknown one may be written in any characters. */
    private static String type(GameFact fact) {
        return fact instanceof UnknownFact unknown
                        && EventKind.named(unknown.kind()).isEmpty()
                ? "unknown"
                : EventKind.nameOf(fact).toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A source is a URI reference: what a URI cannot hold is escaped. */
    private static String uri(String source) {
        try {
            return new URI(null, null, "/" + source, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("source \"" + source + "\" cannot be part of a URI", e);
        }
    }
}
