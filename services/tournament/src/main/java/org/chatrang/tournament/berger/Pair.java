package org.chatrang.tournament.berger;

/**
 * Two numbers of a pairing table.
 *
 * @param white who has White
 * @param black who has Black
 */
public record Pair(int white, int black) {
    Pair reversed() {
        return new Pair(black, white);
    }

    boolean has(int number) {
        return white == number || black == number;
    }
}
