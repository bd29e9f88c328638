package org.chatrang.events;

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
    public String label() {
        return label;
    }
}
