package org.chatrang.gateway.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.events.Codec;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.GatewayConfig;
import org.chatrang.gateway.GatewayService;
import org.chatrang.gateway.driver.DriverHealth;

/** {@code GET /check} for people, {@code GET /check.json} for programs. */
@ApplicationScoped
public class CheckRoutes {
    private final GatewayService service;
    private final GatewayConfig config;

    CheckRoutes(GatewayService service, GatewayConfig config) {
        this.service = service;
        this.config = config;
    }

    void routes(@Observes Router router) {
        router.get("/check").blockingHandler(this::page, false);
        router.get("/check.json").blockingHandler(this::json, false);
        router.get("/").handler(request -> request.redirect("/check"));
    }

    private VenueCheck check(Gateway gateway) {
        Map<String, DriverHealth> drivers = new LinkedHashMap<>();
        gateway.drivers().forEach(driver -> drivers.put(driver.name(), driver.health()));
        Map<String, Integer> tables = new TreeMap<>();
        config.boards().forEach((board, settings) -> tables.put(board, settings.table()));
        return new VenueCheck(
                config.id(),
                Instant.now(),
                gateway.health(),
                gateway.clockQuality(),
                drivers,
                VenueCheck.boards(
                        gateway.boards(),
                        gateway.drivers().stream()
                                .flatMap(driver -> driver.notated().stream())
                                .toList(),
                        gateway.assignments().all(),
                        tables));
    }

    private void page(RoutingContext request) {
        answer(request, "text/html; charset=utf-8", CheckPage::html);
    }

    private void json(RoutingContext request) {
        answer(request, "application/json; charset=utf-8", CheckRoutes::write);
    }

    private static String write(VenueCheck check) {
        try {
            return Codec.mapper().writeValueAsString(check);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the check cannot be written as JSON", e);
        }
    }

    private void answer(RoutingContext request, String type, java.util.function.Function<VenueCheck, String> writing) {
        Gateway gateway = service.gateway();
        if (gateway == null) {
            request.response().setStatusCode(503).end("the gateway is starting\n");
            return;
        }
        request.response()
                .putHeader("Content-Type", type)
                .putHeader("Cache-Control", "no-store")
                .putHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
                .end(writing.apply(check(gateway)));
    }
}
