package org.chatrang.tournament.pairing;

import java.util.List;

/**
 * Something the rules have against a pairing.
 *
 * @param kind what
 * @param round from 1
 * @param participants whom it is about
 * @param sentence for people
 */
public record PairingFault(Kind kind, int round, List<Integer> participants, String sentence) {
    public PairingFault {
        participants = List.copyOf(participants);
    }

    /** Kinds of faults, with the article of C.04.1 where there is one. */
    public enum Kind {
        /** A number nobody has. */
        UNKNOWN,
        /** Someone is paired twice, or with a bye, or with themselves. */
        TWICE_IN_THE_ROUND,
        /** Someone is neither paired nor known to be absent. */
        MISSING,
        /** Two who have played each other (C.04.1, b). */
        REMATCH,
        /** More byes than one in a round (C.04.1, c). */
        SEVERAL_BYES,
        /** A bye for who has had one, or points without playing (C.04.1, d). */
        SECOND_BYE,
        /** One colour three times more than the other (C.04.1, f). */
        COLOUR_DIFFERENCE,
        /** The same colour a third time running (C.04.1, g). */
        THIRD_SAME_COLOUR,
        /** Two who must not meet (TRF record 260). */
        FORBIDDEN_PAIR
    }
}
