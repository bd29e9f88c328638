package org.chatrang.events;

/**
 * A player claims that the opponent's flag has fallen (Article 6.8).
 *
 * @param side who claims
 */
public record FlagClaimed(Side side) implements GameFact {
    public FlagClaimed {
        Require.side(side, "side");
    }
}
