package org.chatrang.gateway.publish;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.chatrang.events.GatewayHealth;

/** Says when the gateway's health is worth a record: at the start, when its state changes, and now and then. */
final class HealthNews {
    private final Supplier<GatewayHealth> health;
    private final Duration every;
    private GatewayHealth last;

    HealthNews(Supplier<GatewayHealth> health, Duration every) {
        this.health = health;
        this.every = every;
    }

    Optional<GatewayHealth> due() {
        GatewayHealth now = health.get();
        boolean due = last == null
                || last.state() != now.state()
                || !now.at().isBefore(last.at().plus(every));
        if (due) {
            last = now;
        }
        return due ? Optional.of(now) : Optional.empty();
    }
}
