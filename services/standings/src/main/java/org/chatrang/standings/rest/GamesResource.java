package org.chatrang.standings.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.chatrang.standings.Names;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.resteasy.reactive.RestPath;

/** The result of a game, and how it came about. */
@Path("/games/{gameId}/settlement")
public class GamesResource {
    private static final String VERSIONS = "select body from SettlementRow where gameId = :game order by version desc";

    private final Mutiny.SessionFactory sessions;

    GamesResource(Mutiny.SessionFactory sessions) {
        this.sessions = sessions;
    }

    /** The newest version; 404 if nothing has ended the game yet. */
    @GET
    public Uni<Response> latest(@RestPath String gameId) {
        return versions(gameId, 1).map(bodies -> bodies.isEmpty() ? none(gameId) : Answers.one(bodies.getFirst()));
    }

    /** All versions, the newest first; 404 if there is none. */
    @GET
    @Path("/history")
    public Uni<Response> history(@RestPath String gameId) {
        return versions(gameId, Integer.MAX_VALUE)
                .map(bodies -> bodies.isEmpty() ? none(gameId) : Answers.list(bodies));
    }

    private Uni<List<String>> versions(String gameId, int most) {
        return !Names.usable(gameId)
                ? Uni.createFrom().item(List.of())
                : sessions.withStatelessSession(session -> session.createSelectionQuery(VERSIONS, String.class)
                        .setParameter("game", gameId)
                        .setMaxResults(most)
                        .getResultList());
    }

    private static Response none(String gameId) {
        return Answers.notFound("game " + gameId + " has no result yet, or is not known here");
    }
}
