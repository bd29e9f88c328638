package org.chatrang.tournament.tiebreak;

import java.util.function.Supplier;

/** Takes the steps of an explanation; the words are made only if somebody wants them. */
@FunctionalInterface
interface Notes {
    Notes NONE = step -> {};

    void add(Supplier<String> step);
}
