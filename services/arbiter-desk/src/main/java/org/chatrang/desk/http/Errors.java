package org.chatrang.desk.http;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.chatrang.desk.DeskException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Every failure as JSON. */
public class Errors {
    private static final Logger LOG = Logger.getLogger(Errors.class);

    @ServerExceptionMapper
    public Response refused(DeskException e) {
        return Replies.json(
                e.kind().status(), ErrorReply.of(e.kind().name(), e.input(), e.place(), e.getMessage(), e.fix()));
    }

    @ServerExceptionMapper
    public Response notServed(WebApplicationException e, @Context UriInfo uri) {
        int status = e.getResponse().getStatus();
        String fix = switch (status) {
            case 404 -> "see the list of endpoints in the README of arbiter-desk";
            case 405 -> "use another method: the README of arbiter-desk lists them";
            case 415 -> "send PGN as text/plain or application/x-chess-pgn, everything else as application/json";
            default -> "see the README of arbiter-desk";
        };
        return Replies.json(
                status, ErrorReply.of("HTTP_" + status, "request " + uri.getPath(), null, e.getMessage(), fix));
    }

    @ServerExceptionMapper
    public Response failed(RuntimeException e, @Context UriInfo uri) {
        LOG.errorf(e, "event=request-failed path=%s", uri.getPath());
        return Replies.json(
                500,
                ErrorReply.of(
                        "INTERNAL",
                        "request " + uri.getPath(),
                        null,
                        "the desk failed",
                        "see the log of arbiter-desk"));
    }
}
