package org.chatrang.events;

import com.fasterxml.jackson.annotation.JsonValue;

/** The three judges, each with its own remit. Written in lower case with hyphens. */
public enum JudgeName {
    LEGALITY("legality"),
    CLOCK_ADJUDICATION("clock-adjudication"),
    DRAW_DETECTION("draw-detection");

    private final String label;

    JudgeName(String label) {
        this.label = label;
    }

    /** As written in records, identities and service names. */
    @JsonValue
    public String label() {
        return label;
    }
}
