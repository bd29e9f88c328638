package org.chatrang.events;

import java.time.Instant;

/**
 * How a gateway is: one record of the topic {@code gateway-health}, keyed by {@code gatewayId}.
 *
 * @param gatewayId the gateway
 * @param at when it said so
 * @param state in one word
 * @param journalLag events journalled and not yet on the bus
 * @param boards boards it serves
 * @param text what is wrong, null if nothing is
 */
public record GatewayHealth(String gatewayId, Instant at, State state, long journalLag, int boards, String text) {
    public GatewayHealth {
        Require.text(gatewayId, "gatewayId", "the gateway's name");
        Require.present(at, "at", "the time of the report");
        Require.present(state, "state", "how the gateway is");
        Require.atLeast(0, journalLag, "journalLag", "the count of events");
        Require.atLeast(0, boards, "boards", "the count of boards");
    }

    /** How a gateway is, the worst of it. */
    public enum State {
        OK,
        /** A source or a board is not heard, or cannot be used; all others go on, and {@code text} names it. */
        DEGRADED,
        BUS_UNREACHABLE,
        JOURNAL_NEARLY_FULL,
        JOURNAL_FULL
    }
}
