package org.chatrang.broadcast.http;

import java.util.Optional;
import org.chatrang.broadcast.view.RoundKey;

/** Rounds as addresses name them. */
final class Rounds {
    private Rounds() {}

    /** The round an address names, empty if it names none. */
    static Optional<RoundKey> key(String event, String round) {
        try {
            return Optional.of(new RoundKey(event, Integer.parseInt(round)));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
