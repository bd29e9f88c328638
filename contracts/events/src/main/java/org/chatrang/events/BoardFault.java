package org.chatrang.events;

/**
 * A board or clock does not work as it should.
 *
 * @param fault what
 * @param text in words, for the arbiter
 */
public record BoardFault(Fault fault, String text) implements GameFact {
    /** What can be wrong with a board. */
    public enum Fault {
        CABLE_PULLED,
        NO_CLOCK,
        LOW_BATTERY,
        TURNED,
        CORRUPT_DATA,
        OTHER
    }
}
