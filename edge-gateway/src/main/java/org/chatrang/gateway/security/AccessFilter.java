package org.chatrang.gateway.security;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.chatrang.gateway.GatewayConfig;

/** Stands before every endpoint of the gateway, health and metrics among them. */
@ApplicationScoped
public class AccessFilter {
    private static final int FIRST = 1_000;

    private final Access access;

    AccessFilter(GatewayConfig config) {
        access = new Access(config.accessToken());
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, FIRST);
    }

    private void check(RoutingContext request) {
        String from = request.request().remoteAddress() == null
                ? null
                : request.request().remoteAddress().hostAddress();
        String authorization = request.request().getHeader("Authorization");
        switch (access.decide(Access.address(from), request.normalizedPath(), authorization)) {
            case ALLOWED -> request.next();
            case TOKEN_MISSING ->
                request.response()
                        .setStatusCode(401)
                        .putHeader("WWW-Authenticate", "Basic realm=\"edge gateway\", charset=\"UTF-8\"")
                        .end("the gateway's access token is needed\n");
            case LOCAL_ONLY ->
                request.response()
                        .setStatusCode(403)
                        .end("only from this machine: set chatrang.gateway.access-token to allow more\n");
        }
    }
}
