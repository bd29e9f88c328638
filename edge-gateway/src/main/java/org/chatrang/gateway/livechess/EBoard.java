package org.chatrang.gateway.livechess;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A board as LiveChess lists it. Boards that are plugged in no more stay in the list.
 *
 * @param serial its serial number
 * @param state ACTIVE, INACTIVE, NOTRESPONDING, DELAYED or empty
 * @param batteryPercent null if not told in percent
 */
record EBoard(String serial, String state, Integer batteryPercent) {
    static EBoard read(JsonNode node) {
        String battery = node.path("battery").asText("");
        return new EBoard(
                node.path("serialnr").asText(""),
                node.path("state").isTextual() ? node.get("state").asText() : "",
                battery.matches("\\d{1,3}([.]\\d+)?%") ? Integer.valueOf(battery.split("[.%]")[0]) : null);
    }

    /** DELAYED boards are wireless ones whose data come late but come. */
    boolean isHeard() {
        return !serial.isEmpty() && (state.equals("ACTIVE") || state.equals("DELAYED"));
    }
}
