package org.chatrang.events;

/**
 * A player offers a draw (Article 9.1.2).
 *
 * @param side who offers
 */
public record DrawOffered(Side side) implements GameFact {
    public DrawOffered {
        Require.side(side, "side");
    }
}
