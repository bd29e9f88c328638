package org.chatrang.events;

/**
 * One statement of a judge.
 *
 * @param kind what is stated
 * @param standing whether it is ruled, waits for the arbiter, or is only noted
 * @param side whom it concerns, null if both or nobody
 * @param article what it rests on, null for statements about the record itself
 * @param text one English sentence for people
 * @param evidence the facts behind it, null if the text says all
 * @param consequence what follows, null if nothing does
 */
public record Finding(
        FindingKind kind,
        Standing standing,
        Side side,
        Article article,
        String text,
        Evidence evidence,
        Consequence consequence) {

    public Finding {
        Require.present(kind, "kind", "what is stated");
        Require.present(standing, "standing", "RULED, NEEDS_ARBITER or NOTED");
        Require.present(text, "text", "one sentence for people");
    }

    /** How far a finding goes. */
    public enum Standing {
        /** Decided by the Laws and stated by the judge. */
        RULED,
        /** The arbiter decides; nothing follows until then. */
        NEEDS_ARBITER,
        /** True and worth knowing; nothing follows. */
        NOTED
    }
}
