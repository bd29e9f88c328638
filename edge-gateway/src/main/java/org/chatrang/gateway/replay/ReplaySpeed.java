package org.chatrang.gateway.replay;

import java.time.Duration;

/** How fast a game is replayed. */
public sealed interface ReplaySpeed {
    /**
     * So many times as fast as it was played.
     *
     * @param factor positive
     */
    record Times(double factor) implements ReplaySpeed {
        public Times {
            if (!(factor > 0) || Double.isInfinite(factor)) {
                throw new IllegalArgumentException(
                        "replay speed " + factor + ": give a positive number, e.g. 20 for twenty times real, or max");
            }
        }
    }

    /** Without waiting. */
    record Max() implements ReplaySpeed {}

    /** Reads {@code max} or a number. */
    static ReplaySpeed parse(String text) {
        if (text.strip().equalsIgnoreCase("max")) {
            return new Max();
        }
        try {
            return new Times(Double.parseDouble(text.strip()));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "replay speed \"" + text + "\": give a positive number, e.g. 20 for twenty times real, or max", e);
        }
    }

    /** How long that much of the game's time takes. */
    default Duration real(Duration inTheGame) {
        return switch (this) {
            case Max max -> Duration.ZERO;
            case Times(double factor) -> Duration.ofNanos((long) (inTheGame.toNanos() / factor));
        };
    }
}
