package org.chatrang.laws;

import org.chatrang.laws.MatingChances.Chance;

/** A position in which neither side can mate by any series of legal moves (Article 5.2.2). */
public final class DeadPosition {
    private DeadPosition() {}

    /**
     * Whether it is proved that the position is dead. False also means "not known": that depends on how much the given
     * chances can prove. True for stalemate, which ends the game by its own article; false for checkmate.
     */
    public static boolean isProved(Position position, MatingChances chances) {
        return chances.canMate(position, position.turn()).chance() == Chance.CANNOT
                && chances.canMate(position, position.turn().other()).chance() == Chance.CANNOT;
    }
}
