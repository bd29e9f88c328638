package org.chatrang.scaler.health;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import org.chatrang.scaler.RoundScaler;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.eclipse.microprofile.health.Startup;

/** Started when the schedules are read; alive while its threads move; ready while the last decision could be made. */
@ApplicationScoped
public class ScalerChecks {
    private final RoundScaler scaler;

    ScalerChecks(RoundScaler scaler) {
        this.scaler = scaler;
    }

    @Produces
    @Startup
    HealthCheck schedules() {
        return () ->
                HealthCheckResponse.named("schedules").status(scaler.caughtUp()).build();
    }

    @Produces
    @Liveness
    HealthCheck progress() {
        return () ->
                HealthCheckResponse.named("progress").status(scaler.alive()).build();
    }

    @Produces
    @Readiness
    HealthCheck decisions() {
        return () -> {
            var response = HealthCheckResponse.named("decisions")
                    .status(scaler.trouble().isEmpty())
                    .withData("leads", scaler.leads());
            scaler.trouble().ifPresent(why -> response.withData("trouble", why));
            return response.build();
        };
    }
}
