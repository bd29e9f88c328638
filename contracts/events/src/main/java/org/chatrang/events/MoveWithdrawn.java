package org.chatrang.events;

/**
 * A provisional move was taken back before it was completed.
 *
 * @param ply the half-move, from 1
 */
public record MoveWithdrawn(int ply) implements GameFact {
    public MoveWithdrawn {
        Require.ply(ply);
    }
}
