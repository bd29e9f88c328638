package org.chatrang.gateway;

import io.smallrye.config.ConfigValidationException;
import java.net.BindException;
import java.util.List;
import org.chatrang.gateway.config.MappingWords;
import org.chatrang.gateway.config.SettingsException;
import org.chatrang.gateway.driver.DriverException;
import org.chatrang.gateway.journal.JournalException;

/** Why a gateway does not start, one line for each thing that is wrong, for whoever started it. */
final class StartFailure {
    private StartFailure() {}

    static List<String> lines(Throwable failure) {
        Throwable root = failure;
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            root = cause;
            switch (cause) {
                case SettingsException settings -> {
                    return settings.faults();
                }
                case ConfigValidationException unreadable -> {
                    return MappingWords.of(unreadable, GatewayRules.keys());
                }
                case JournalException journal -> {
                    return List.of(journal.getMessage());
                }
                case DriverException driver -> {
                    return List.of(driver.getMessage());
                }
                case BindException bind -> {
                    return List.of("quarkus.http.port cannot be listened on (" + bind.getMessage()
                            + "): set quarkus.http.port and quarkus.http.host to what is free on this machine");
                }
                default -> {}
            }
        }
        return List.of("cannot start: " + root + " (start with -Dquarkus.log.level=DEBUG to see where)");
    }
}
