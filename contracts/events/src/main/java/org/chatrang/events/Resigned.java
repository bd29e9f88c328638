package org.chatrang.events;

/**
 * A player resigns (Article 5.1.2).
 *
 * @param side who resigns
 */
public record Resigned(Side side) implements GameFact {
    public Resigned {
        Require.side(side, "side");
    }
}
