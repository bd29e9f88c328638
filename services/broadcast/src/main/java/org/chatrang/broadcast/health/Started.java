package org.chatrang.broadcast.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.broadcast.bus.BusProgress;
import org.chatrang.broadcast.bus.BusReader;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Started when the brokers have answered once and every topic is there. */
@Startup
@ApplicationScoped
public class Started implements HealthCheck {
    private final BusReader reader;

    Started(BusReader reader) {
        this.reader = reader;
    }

    @Override
    public HealthCheckResponse call() {
        return switch (reader.progress()) {
            case BusProgress.Waiting waiting ->
                HealthCheckResponse.named("bus-found")
                        .down()
                        .withData("reason", waiting.reason())
                        .build();
            case BusProgress.CatchingUp catchingUp -> HealthCheckResponse.up("bus-found");
            case BusProgress.Following following -> HealthCheckResponse.up("bus-found");
            case BusProgress.Stopped stopped -> HealthCheckResponse.up("bus-found");
        };
    }
}
