package org.chatrang.laws.pgn;

/**
 * How much of one game the reader keeps, so that no input can exhaust the memory.
 *
 * @param characters characters of one game, tags and comments included
 * @param plies half-moves of one game
 * @param problems problems listed for one game
 */
public record PgnLimits(int characters, int plies, int problems) {

    /** Room for any annotated game; no game under the 75-move rule can have more than 11,800 plies. */
    public static final PgnLimits DEFAULT = new PgnLimits(4 << 20, 20_000, 50);

    public PgnLimits {
        if (characters < 1 || plies < 1 || problems < 1) {
            throw new IllegalArgumentException("PGN limits must be positive: " + characters + " characters, " + plies
                    + " plies, " + problems + " problems");
        }
    }
}
