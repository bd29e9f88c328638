package org.chatrang.gateway;

import io.smallrye.config.ConfigMappings;
import io.smallrye.config.SmallRyeConfig;
import java.util.Collection;
import java.util.Map;
import org.chatrang.gateway.config.BusKeys;
import org.chatrang.gateway.config.Faults;
import org.chatrang.gateway.config.Secrets;
import org.chatrang.gateway.config.ServerRules;
import org.chatrang.gateway.config.SourceRules;
import org.chatrang.gateway.config.WrittenKeys;
import org.chatrang.gateway.replay.ReplaySpeed;

/** What a configuration must be so that a gateway can be made of it. Whatever is wrong is said at once, by its key. */
final class GatewayRules {
    private static final String PREFIX = "chatrang.gateway.";

    private final GatewayConfig config;
    private final Faults faults;

    private GatewayRules(GatewayConfig config, Faults faults) {
        this.config = config;
        this.faults = faults;
    }

    /** The keys there are; {@code *} stands for a name of the operator's choice. */
    static Collection<String> keys() {
        return ConfigMappings.getProperties(ConfigMappings.ConfigClass.configClass(GatewayConfig.class))
                .keySet();
    }

    /**
     * Checks everything that can be known before anything is opened.
     *
     * @param written the configuration as it was written, that of the bus among it
     * @param bus the settings of the bus's clients
     * @throws org.chatrang.gateway.config.SettingsException if anything is wrong
     */
    static void check(GatewayConfig config, SmallRyeConfig written, Map<String, Object> bus) {
        Faults faults = new Faults();
        WrittenKeys.check(written, keys(), faults);
        check(config, faults);
        BusKeys.check(written, bus, faults);
        ServerRules.check(written, faults);
        faults.throwIfAny();
    }

    /** The same without bus and web server. */
    static void check(GatewayConfig config, Faults faults) {
        GatewayRules rules = new GatewayRules(config, faults);
        rules.identity();
        rules.journal();
        rules.bus();
        rules.rest();
        SourceRules.check(config, faults);
    }

    private void identity() {
        if (!config.id().matches(GatewaySettings.ID)) {
            faults.refuse(
                    PREFIX + "id", config.id(), "a name of letters, digits, dot, hyphen and underscore, at most 100,");
        }
        config.accessToken().ifPresent(token -> Secrets.check(faults, PREFIX + "access-token", token));
        config.timeServer().ifPresent(server -> SourceRules.timeServer(server, PREFIX + "time-server", faults));
    }

    private void journal() {
        faults.between(PREFIX + "journal-limit", config.journalLimit(), 1, 1_000_000);
        faults.between(PREFIX + "journal-warn-at", config.journalWarnAt(), 1, 100);
        faults.between(PREFIX + "journal-queue", config.journalQueue(), 1, 100_000);
        faults.between(PREFIX + "journal-keep", config.journalKeep(), "0s", "3650d");
    }

    private void bus() {
        faults.between(PREFIX + "batch", config.batch(), 1, 10_000);
        faults.between(PREFIX + "bus-patience", config.busPatience(), "1s", "10m");
        faults.between(PREFIX + "retry-every", config.retryEvery(), "100ms", "10m");
        faults.between(PREFIX + "health-every", config.healthEvery(), "100ms", "1h");
        faults.between(PREFIX + "stop-within", config.stopWithin(), "0s", "10m");
        faults.between(PREFIX + "stuck-after", config.stuckAfter(), "1s", "1d");
        if (config.stuckAfter().compareTo(config.busPatience()) <= 0) {
            faults.say(PREFIX + "stuck-after is not longer than " + PREFIX + "bus-patience: a gateway that merely waits"
                    + " for the bus would count as stuck; make it several times as long");
        }
    }

    private void rest() {
        if (!(config.boardSpeed() > 0 && config.boardSpeed() <= 1000)) {
            faults.refuse(PREFIX + "board-speed", config.boardSpeed(), "a number above 0, at most 1000,");
        }
        GatewayConfig.Replay replay = config.replay();
        try {
            ReplaySpeed.parse(replay.speed());
        } catch (IllegalArgumentException e) {
            faults.refuse(PREFIX + "replay.speed", replay.speed(), "a number above 0 such as 20, or max,");
        }
        faults.between(PREFIX + "replay.default-move-time", replay.defaultMoveTime(), "0s", "1d");
    }
}
