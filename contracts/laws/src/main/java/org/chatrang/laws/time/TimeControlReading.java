package org.chatrang.laws.time;

import java.util.Objects;

/** What became of the text of a time control. */
public sealed interface TimeControlReading {

    /** The text as given. */
    String text();

    /**
     * The text says one thing, every word of it was understood.
     *
     * @param text as given
     * @param control what it says
     */
    record Parsed(String text, TimeControl control) implements TimeControlReading {
        public Parsed {
            Objects.requireNonNull(control, "control");
        }
    }

    /**
     * The text is unknown, ambiguous or none: an arbiter has to say what the time control is. Nothing is guessed.
     *
     * @param text as given
     * @param reason one sentence for a person
     */
    record NotUnderstood(String text, String reason) implements TimeControlReading {
        public NotUnderstood {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
