package org.chatrang.gateway.publish;

import java.time.Instant;

/**
 * How the gateway stands to the bus.
 *
 * <pre>
 *     Connecting --- outcome of the past settled ---&gt; Connected
 *         ^                                               |
 *         +------ pause ------ Away &lt;---- any failure ----+
 * </pre>
 */
public sealed interface LinkState {
    /**
     * Settling what an earlier session left behind.
     *
     * @param since since when
     */
    record Connecting(Instant since) implements LinkState {}

    /**
     * Publishing.
     *
     * @param since since when
     */
    record Connected(Instant since) implements LinkState {}

    /**
     * Not reached; everything stays in the journal.
     *
     * @param since since when
     * @param reason what the last attempt said
     */
    record Away(Instant since, String reason) implements LinkState {}
}
