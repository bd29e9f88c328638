package org.chatrang.laws.edition;

/** Whether the fifth occurrence of a position draws the game by itself. */
public enum FivefoldRule {
    /** It does not; it can be claimed like the third. */
    NONE,
    /** Only if the five came by consecutive alternate moves of each player. */
    CONSECUTIVE,
    /** It does, whenever the others were. */
    ANY
}
