package org.chatrang.laws.pgn;

import java.util.Optional;

/** The four results PGN knows, as the Result tag and the token that ends the movetext write them. */
public enum PgnResult {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    UNKNOWN("*");

    private final String token;

    PgnResult(String token) {
        this.token = token;
    }

    /** The PGN token, e.g. {@code 1/2-1/2}. */
    public String token() {
        return token;
    }

    /** Reads a result, also in the spellings {@code ½-½}, {@code 1/2} and with a long dash; empty for anything else. */
    public static Optional<PgnResult> parse(String text) {
        return Optional.ofNullable(
                switch (text.strip().replace('\u2013', '-').replace("\u00BD", "1/2")) {
                    case "1-0" -> WHITE_WINS;
                    case "0-1" -> BLACK_WINS;
                    case "1/2-1/2", "1/2" -> DRAW;
                    case "*" -> UNKNOWN;
                    default -> null;
                });
    }
}
