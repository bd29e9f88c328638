package org.chatrang.events;

/**
 * A player answers the opponent's open draw offer or claim (Article 9.1.2).
 *
 * @param side who answers
 * @param accepted whether it is accepted
 */
public record DrawAnswered(Side side, boolean accepted) implements GameFact {
    public DrawAnswered {
        Require.side(side, "side");
    }
}
