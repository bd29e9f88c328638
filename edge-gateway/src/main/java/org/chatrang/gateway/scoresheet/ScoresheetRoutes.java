package org.chatrang.gateway.scoresheet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.util.Optional;
import org.chatrang.events.Codec;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.GatewayService;
import org.chatrang.gateway.security.Tokens;

/** {@code PUT /scoresheets/{board}} with {@code Authorization: Bearer TOKEN}. */
@ApplicationScoped
public class ScoresheetRoutes {
    private static final int LONGEST = 64 * 1024;

    private final GatewayService service;

    ScoresheetRoutes(GatewayService service) {
        this.service = service;
    }

    void routes(@Observes Router router) {
        router.put("/scoresheets/:board")
                .handler(BodyHandler.create(false).setBodyLimit(LONGEST))
                .blockingHandler(this::take, false);
    }

    private void take(RoutingContext request) {
        Optional<ScoresheetDriver> driver = driver();
        if (driver.isEmpty()) {
            answer(request, 404, "no scoresheets are configured");
            return;
        }
        String token = Tokens.bearer(request.request().getHeader("Authorization"));
        try {
            JsonNode sheet = sheet(request);
            switch (driver.get().take(request.pathParam("board"), token, sheet)) {
                case ScoresheetDriver.Answer.Taken(int completed) -> {
                    ObjectNode body = Codec.mapper().createObjectNode().put("completed", completed);
                    send(request, 200, body);
                }
                case ScoresheetDriver.Answer.NoGame none ->
                    answer(request, 409, "no game is assigned to this board yet: send again later");
                case ScoresheetDriver.Answer.Refused refused ->
                    answer(request, 401, "the token is not that of this board");
                case ScoresheetDriver.Answer.Unreadable(String why) -> answer(request, 400, why);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            answer(request, 503, "the gateway is stopping");
        }
    }

    private static JsonNode sheet(RoutingContext request) {
        try {
            return Codec.mapper().readTree(request.body().buffer().getBytes());
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    private Optional<ScoresheetDriver> driver() {
        Gateway gateway = service.gateway();
        return gateway == null
                ? Optional.empty()
                : gateway.drivers().stream()
                        .filter(ScoresheetDriver.class::isInstance)
                        .map(ScoresheetDriver.class::cast)
                        .findFirst();
    }

    private static void answer(RoutingContext request, int status, String error) {
        send(request, status, Codec.mapper().createObjectNode().put("error", error));
    }

    private static void send(RoutingContext request, int status, ObjectNode body) {
        request.response()
                .setStatusCode(status)
                .putHeader("Content-Type", "application/json; charset=utf-8")
                .end(body.toString());
    }
}
