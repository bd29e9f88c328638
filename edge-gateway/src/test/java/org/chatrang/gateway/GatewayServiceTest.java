package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.chatrang.events.Codec;
import org.chatrang.gateway.metrics.MetricNames;
import org.chatrang.gateway.support.Bus;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(GatewayTestResource.class)
class GatewayServiceTest {
    @TestHTTPResource("/")
    URI address;

    private final HttpClient client = HttpClient.newHttpClient();

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address.resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void givenTheServiceWhenBoardsAreAssignedThenItReplaysAndSaysSo() throws Exception {
        try (Bus bus = new Bus(SharedKafka.get())) {
            bus.assign(GatewayTestResource.ID, "service", GatewayTestResource.GAMES);
            int all = GatewayTestResource.GAMES * (GatewayTestResource.PLIES + 1);
            bus.readUntil("all events on the bus", Duration.ofSeconds(60), () -> bus.read("service.") == all);
        }
        JsonNode ready = Codec.mapper().readTree(get("/q/health/ready").body());
        assertEquals("UP", ready.get("status").asText(), ready.toString());
        assertEquals("OK", ready.at("/checks/0/data/state").asText(), ready.toString());
        assertEquals(200, get("/q/health/live").statusCode());
        assertEquals(200, get("/q/health/started").statusCode());
        String metrics = get("/q/metrics").body();
        assertTrue(metrics.contains(MetricNames.PUBLISHED_EVENTS.replace('.', '_')), metrics);
        assertTrue(metrics.contains(MetricNames.JOURNAL_LAG.replace('.', '_')), metrics);
    }
}
