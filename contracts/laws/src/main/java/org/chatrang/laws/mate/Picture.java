package org.chatrang.laws.mate;

/**
 * A mate in the corner by a minor piece: where the men that make it stand. Other men may stand anywhere else.
 *
 * @param loserKing the corner
 * @param winnerKing where the winner's king stands, or {@link #ANYWHERE}
 * @param checker the piece that mates
 * @param checkerAt where it mates
 * @param blockers the loser's pieces beside their king
 * @param blockersAt where they stand, in the same order
 * @param cost an estimate of the moves until it is there
 */
record Picture(int loserKing, int winnerKing, int checker, int checkerAt, int[] blockers, int[] blockersAt, int cost) {
    /** The winner's king is not needed. */
    static final int ANYWHERE = 64;
}
