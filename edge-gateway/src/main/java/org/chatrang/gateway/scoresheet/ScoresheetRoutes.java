package org.chatrang.gateway.scoresheet;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
import org.chatrang.events.Codec;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.GatewayService;
import org.chatrang.gateway.journal.JournalException;
import org.chatrang.gateway.security.Tokens;
import org.jboss.logging.Logger;

/**
 * {@code PUT /scoresheets/{board}} with {@code Authorization: Bearer TOKEN}. The token is asked for before anything of the
 * body is read; the body is read as JSON whatever content type the device names.
 */
@ApplicationScoped
public class ScoresheetRoutes {
    private static final Logger LOG = Logger.getLogger(ScoresheetRoutes.class);

    private final GatewayService service;

    ScoresheetRoutes(GatewayService service) {
        this.service = service;
    }

    void routes(@Observes Router router) {
        router.route("/scoresheets/:board").handler(this::admit);
    }

    private void admit(RoutingContext request) {
        Optional<ScoresheetDriver> driver = driver();
        String board = request.pathParam("board");
        if (driver.isEmpty()) {
            refuse(
                    request,
                    service.gateway() == null ? 503 : 404,
                    service.gateway() == null
                            ? "the gateway is starting: send again later"
                            : "no scoresheets are configured: chatrang.gateway.scoresheet.BOARD.token admits one");
        } else if (!driver.get().admits(board, Tokens.bearer(request.request().getHeader("Authorization")))) {
            request.response().putHeader("WWW-Authenticate", "Bearer realm=\"scoresheets\"");
            refuse(request, 401, "the token is not that of this board");
        } else if (!request.request().method().name().equals("PUT")) {
            request.response().putHeader("Allow", "PUT");
            refuse(request, 405, "a scoresheet is sent by PUT");
        } else {
            SheetBody.read(
                    request,
                    body -> take(request, driver.get(), board, body),
                    tooLong -> refuse(request, 413, tooLong));
        }
    }

    private static void take(RoutingContext request, ScoresheetDriver driver, String board, byte[] body) {
        // recording waits for the disk, which the thread that reads requests must not
        request.vertx()
                .executeBlocking(() -> driver.take(board, body), false)
                .onSuccess(answer -> {
                    switch (answer) {
                        case ScoresheetDriver.Answer.Taken(int completed) ->
                            send(request, 200, Codec.mapper().createObjectNode().put("completed", completed));
                        case ScoresheetDriver.Answer.NoGame none ->
                            answer(request, 409, "no game is assigned to this board yet: send again later");
                        case ScoresheetDriver.Answer.OtherGame(String why) ->
                            answer(request, 409, why + ": begin a new sheet, and send it again");
                        case ScoresheetDriver.Answer.Failed(String why) ->
                            answer(request, 500, why + ": the check page says so too; send the sheet again");
                        case ScoresheetDriver.Answer.Unreadable(String why) -> answer(request, 400, why);
                    }
                })
                .onFailure(failure -> {
                    if (failure instanceof InterruptedException || failure instanceof JournalException) {
                        answer(request, 503, "the gateway is stopping: send again later");
                    } else {
                        LOG.errorf(failure, "event=sheet-failed board=%s", board);
                        answer(request, 500, "the gateway failed on this sheet, and its log says where");
                    }
                });
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

    /** Answers without having read the body: what comes of it is thrown away. */
    private static void refuse(RoutingContext request, int status, String error) {
        answer(request, status, error);
        request.request().resume();
    }

    private static void answer(RoutingContext request, int status, String error) {
        send(request, status, Codec.mapper().createObjectNode().put("error", error));
    }

    private static void send(RoutingContext request, int status, ObjectNode body) {
        if (!request.response().ended()) {
            request.response()
                    .setStatusCode(status)
                    .putHeader("Content-Type", "application/json; charset=utf-8")
                    .end(body.toString());
        }
    }
}
