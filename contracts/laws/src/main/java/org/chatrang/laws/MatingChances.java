package org.chatrang.laws;

/**
 * Whether a side can still checkmate by any possible series of legal moves, even with the most unskilled defence: the
 * question of Articles 5.2.2, 6.9 and 7.5.5. Only the position counts, not the counters of 9.3 and 9.6.
 */
public interface MatingChances {

    /** Whether that side can still mate the other from the position. */
    Answer canMate(Position position, Colour side);

    /** What is known. */
    enum Chance {
        /** A series of legal moves to mate exists, or mate is on the board. */
        CAN,
        /** None exists. */
        CANNOT,
        /** Neither was proved. */
        UNKNOWN
    }

    /** What an answer rests on. */
    enum Proof {
        /** The game is over on the board: mate or stalemate. */
        GAME_OVER,
        /** That side's men cannot mate against the other side's in any position that is not mate already. */
        BARE_MATERIAL,
        /** The men stand so locked that the squares and captures they can ever reach leave no mate: a static proof. */
        LOCKED,
        /** Every line of play was searched. */
        EXHAUSTED,
        /** There is a single line of play, and it ends without that mate. */
        FORCED,
        /** A series of legal moves that mates is known. */
        HELPMATE,
        /** Nothing was proved. */
        NONE
    }

    /**
     * An answer and what it rests on; {@link Chance#UNKNOWN} goes with {@link Proof#NONE} and with nothing else.
     *
     * @param chance what is known
     * @param proof why
     */
    record Answer(Chance chance, Proof proof) {
        /** Nothing was proved. */
        public static final Answer UNKNOWN = new Answer(Chance.UNKNOWN, Proof.NONE);

        public Answer {
            if ((chance == Chance.UNKNOWN) != (proof == Proof.NONE)) {
                throw new IllegalArgumentException(chance + " cannot rest on " + proof);
            }
        }
    }
}
