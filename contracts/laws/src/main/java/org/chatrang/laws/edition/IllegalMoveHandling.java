package org.chatrang.laws.edition;

/** Until when a completed illegal move is put right. */
public enum IllegalMoveHandling {
    /** Whenever it is found during the game: the position before it is reinstated (7.5.1). */
    ALWAYS,
    /** By the arbiter or on the opponent's claim, until the opponent's next move; then it stands (A.5.2). */
    UNTIL_NEXT_MOVE,
    /** Only on the opponent's claim, until his next move; then it stands. */
    ON_CLAIM
}
