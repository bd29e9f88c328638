package org.chatrang.gateway;

import java.time.Duration;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.publish.BusSettings;

/**
 * All that a gateway needs to know besides its drivers.
 *
 * @param id the gateway's name: the source of its events and the identity of its producer
 * @param journal the journal
 * @param bus the bus
 * @param healthEvery how often its health is published when nothing changes
 * @param stopWithin how long a graceful stop may go on publishing what is in the journal
 * @param boardSpeed so many times as fast as people its boards play: 1 for real ones
 */
public record GatewaySettings(
        String id,
        JournalSettings journal,
        BusSettings bus,
        Duration healthEvery,
        Duration stopWithin,
        double boardSpeed) {
    /** What a gateway may be called. */
    static final String ID = "[A-Za-z0-9][A-Za-z0-9._-]{0,99}";

    public GatewaySettings {
        if (id == null || !id.matches(ID)) {
            throw new IllegalArgumentException("gateway id \"" + id
                    + "\" (chatrang.gateway.id): letters, digits, dot, hyphen and underscore were expected, at"
                    + " most 100");
        }
    }

    /** The same for boards that play so many times as fast as people. */
    public GatewaySettings atSpeed(double times) {
        return new GatewaySettings(id, journal, bus, healthEvery, stopWithin, times);
    }
}
