package org.chatrang.events;

import java.time.Instant;
import java.util.List;

/**
 * A judge's answer to one game event: zero or more findings. Exactly one per judge per event; one record of the topic
 * {@code verdicts}, keyed by {@code gameId}.
 *
 * @param gameId the game
 * @param judge who answers
 * @param seq the event's place in the game's log, from 1; 0 for a record that belongs to no open game log
 * @param partition the partition of {@code game-events} the record stands in
 * @param offset its offset there
 * @param of the event's stamp, null if the record could not be read
 * @param ply the number of half-moves that stand after the event
 * @param at the event's own time, so that a replayed verdict is the same bytes; null if the record could not be read
 * @param findings what the judge states, in order
 */
public record Verdict(
        String gameId,
        JudgeName judge,
        long seq,
        int partition,
        long offset,
        Stamp of,
        int ply,
        Instant at,
        List<Finding> findings) {
    public Verdict {
        Require.present(gameId, "gameId", "the game, or the record's key,");
        Require.present(judge, "judge", "one of the three judges");
        Require.atLeast(0, seq, "seq", "the place in the game log");
        findings = Require.list(findings, "findings");
    }

    /** Unique for ever: game, judge and seq, or the place of the record where it belongs to no game log. */
    public String id() {
        String place = seq > 0 ? Long.toString(seq) : "@" + partition + "-" + offset;
        return gameId + "/" + judge.label() + "/" + place;
    }
}
