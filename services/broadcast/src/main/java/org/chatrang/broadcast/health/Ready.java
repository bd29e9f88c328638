package org.chatrang.broadcast.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.broadcast.bus.BusProgress;
import org.chatrang.broadcast.bus.BusReader;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready when everything that was on the bus at the start is in the views. A bus that stops answering later does not end
 * readiness: what is known stays true and is shown, and listeners are told.
 */
@Readiness
@ApplicationScoped
public class Ready implements HealthCheck {
    private final BusReader reader;

    Ready(BusReader reader) {
        this.reader = reader;
    }

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder health = HealthCheckResponse.named("caught-up");
        return switch (reader.progress()) {
            case BusProgress.Waiting waiting ->
                health.down().withData("reason", waiting.reason()).build();
            case BusProgress.CatchingUp catchingUp ->
                health.down().withData("remaining", catchingUp.remaining()).build();
            case BusProgress.Following following ->
                health.up().withData("busReachable", reader.reachable()).build();
            case BusProgress.Stopped stopped ->
                health.down().withData("reason", "stopping").build();
        };
    }
}
