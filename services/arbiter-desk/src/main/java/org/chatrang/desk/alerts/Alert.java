package org.chatrang.desk.alerts;

import java.time.Instant;
import org.chatrang.events.Article;
import org.chatrang.events.FindingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Side;

/**
 * A finding that waits for the arbiter.
 *
 * @param gameId the game
 * @param judge who found it
 * @param seq the record of the game log it rests on
 * @param ply half-moves made then
 * @param at when
 * @param kind what
 * @param side whom it concerns, null if both or nobody
 * @param article what it rests on, null if on none
 * @param text in a sentence
 */
public record Alert(
        String gameId,
        JudgeName judge,
        long seq,
        int ply,
        Instant at,
        FindingKind kind,
        Side side,
        Article article,
        String text) {}
