package org.chatrang.gateway.config;

/** What a secret must be. It is never shown. */
public final class Secrets {
    /** Shorter ones could be guessed. */
    private static final int SHORTEST = 16;

    private Secrets() {}

    /** Refuses what could be guessed, or could not be sent in a header. */
    public static void check(Faults faults, String key, String secret) {
        if (secret.length() < SHORTEST || !secret.matches("[ -~]+") || !secret.equals(secret.strip())) {
            faults.say(key + " (" + secret.length() + " characters, not shown here): a secret of at least " + SHORTEST
                    + " characters was expected, ASCII only and no space at its ends");
        }
    }
}
