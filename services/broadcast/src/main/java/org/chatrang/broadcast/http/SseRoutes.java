package org.chatrang.broadcast.http;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
import org.chatrang.broadcast.stream.HallSubjects;
import org.chatrang.broadcast.stream.Subject;

/** The streams as Server-Sent Events: of a round, and of one game. */
@ApplicationScoped
public class SseRoutes {
    private static final String RETRY = "retry: 2000\n\n";
    private static final String LAST_EVENT_ID = "Last-Event-ID";

    private final HallSubjects subjects;
    private final Listeners listeners;
    private final Readiness readiness;

    SseRoutes(HallSubjects subjects, Listeners listeners, Readiness readiness) {
        this.subjects = subjects;
        this.listeners = listeners;
        this.readiness = readiness;
    }

    void routes(@Observes Router router) {
        router.get("/api/events/:event/rounds/:round/stream").handler(this::round);
        router.get("/api/games/:gameId/stream").handler(this::game);
    }

    private void round(RoutingContext request) {
        answer(
                request,
                Rounds.key(request.pathParam("event"), request.pathParam("round"))
                        .flatMap(subjects::round));
    }

    private void game(RoutingContext request) {
        answer(request, subjects.game(request.pathParam("gameId")));
    }

    private void answer(RoutingContext request, Optional<Subject> subject) {
        if (!readiness.caughtUp()) {
            request.response().putHeader("Retry-After", "1");
            refuse(request, 503, "not caught up with the bus yet");
        } else if (subject.isEmpty()) {
            refuse(request, 404, "nothing is scheduled there");
        } else {
            stream(request, subject.get());
        }
    }

    private void stream(RoutingContext request, Subject subject) {
        HttpServerResponse response = request.response();
        Context context = Vertx.currentContext();
        SseSink sink = new SseSink(response);
        Optional<Listener> joined = listeners.join(subject, sink, work -> context.runOnContext(now -> work.run()));
        if (joined.isEmpty()) {
            refuse(request, 503, "too many listeners");
            return;
        }
        Listener listener = joined.get();
        response.setChunked(true)
                .putHeader("Content-Type", "text/event-stream;charset=utf-8")
                .putHeader("Cache-Control", "no-store")
                .putHeader("Content-Encoding", "identity")
                .putHeader("X-Accel-Buffering", "no");
        response.closeHandler(closed -> listener.gone());
        response.exceptionHandler(failure -> listener.gone());
        response.write(RETRY);
        listener.begin(lastEventId(request));
    }

    private static Optional<String> lastEventId(RoutingContext request) {
        String header = request.request().getHeader(LAST_EVENT_ID);
        String asked = header != null ? header : request.request().getParam("lastEventId");
        return Optional.ofNullable(asked).filter(id -> !id.isBlank());
    }

    private static void refuse(RoutingContext request, int status, String reason) {
        request.response()
                .setStatusCode(status)
                .putHeader("Content-Type", "text/plain;charset=utf-8")
                .end(reason + "\n");
    }
}
