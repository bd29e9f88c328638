package org.chatrang.standings.health;

import io.smallrye.health.api.Wellness;
import io.smallrye.reactive.messaging.kafka.KafkaClientService;
import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.common.Metric;
import org.chatrang.standings.health.Progress.Work;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/**
 * Whether the broker answers: shown at {@code /q/health/well} and in {@code /q/health}. Not part of readiness or liveness,
 * because neither a restart nor taking the instance out of service brings a broker back, and results can still be read.
 */
@Wellness
@ApplicationScoped
public class BusCheck implements HealthCheck {
    private final KafkaClientService clients;
    private final Progress progress;

    BusCheck(KafkaClientService clients, Progress progress) {
        this.clients = clients;
        this.progress = progress;
    }

    @Override
    public HealthCheckResponse call() {
        boolean connected = clients.getConsumer("inbox").unwrap().metrics().values().stream()
                .filter(metric -> metric.metricName().name().equals("connection-count"))
                .map(Metric::metricValue)
                .anyMatch(count -> ((Number) count).doubleValue() > 0);
        var response = HealthCheckResponse.named("bus").status(connected);
        if (!connected) {
            response.withData("consumer", "no connection to the broker");
        }
        progress.failure(Work.PUBLISH).ifPresent(why -> response.down().withData("publish", why));
        return response.build();
    }
}
