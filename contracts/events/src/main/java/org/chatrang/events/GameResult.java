package org.chatrang.events;

import java.util.Arrays;
import java.util.Optional;

/** The result of a game (Article 10.1), with the code used in PGN. */
public enum GameResult {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /** Both players lose, e.g. both absent (Article 6.7). */
    BOTH_LOSE("0-0");

    private final String code;

    GameResult(String code) {
        this.code = code;
    }

    /** As PGN writes it. */
    public String code() {
        return code;
    }

    /** The win of a side. */
    public static GameResult winOf(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** The result with this code, empty for anything else, {@code *} among it. */
    public static Optional<GameResult> ofCode(String code) {
        return Arrays.stream(values()).filter(r -> r.code.equals(code)).findFirst();
    }
}
