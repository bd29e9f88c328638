package org.chatrang.events;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;

/**
 * A board or clock does not work as it should.
 *
 * @param fault what
 * @param text in words, for the arbiter
 */
public record BoardFault(Fault fault, String text) implements GameFact {
    public BoardFault {
        Require.present(fault, "fault", "what is wrong with the board");
    }

    /** What can be wrong with a board. */
    public enum Fault {
        CABLE_PULLED,
        NO_CLOCK,
        LOW_BATTERY,
        TURNED,
        CORRUPT_DATA,
        /** Anything else, a fault named by a later version among it. */
        @JsonEnumDefaultValue
        OTHER
    }
}
