package org.chatrang.tournament.tiebreak;

/** A tie-break as a function: the same field and participant give the same value. */
@FunctionalInterface
interface Measure {
    /**
     * The value of a participant.
     *
     * @param place of the participant in the field
     */
    Reckoning of(Field field, int place);
}
