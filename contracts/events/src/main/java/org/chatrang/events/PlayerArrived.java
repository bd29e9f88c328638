package org.chatrang.events;

/**
 * A player arrived at the board (Article 6.7).
 *
 * @param side who
 */
public record PlayerArrived(Side side) implements GameFact {
    public PlayerArrived {
        Require.side(side, "side");
    }
}
