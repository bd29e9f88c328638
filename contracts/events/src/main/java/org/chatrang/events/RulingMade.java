package org.chatrang.events;

/**
 * An arbiter decides. Outranks every judge.
 *
 * @param arbiter who decided
 * @param reason why, in the arbiter's words
 * @param ruling what was decided
 */
public record RulingMade(String arbiter, String reason, Ruling ruling) implements GameFact {
    public RulingMade {
        Require.text(arbiter, "arbiter", "who decided");
        Require.text(reason, "reason", "why, in the arbiter's words,");
        Require.present(ruling, "ruling", "what was decided");
    }
}
