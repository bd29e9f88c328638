package org.chatrang.standings.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.chatrang.standings.Names;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.resteasy.reactive.RestPath;

/** The tables of a tournament. */
@Path("/events/{event}/standings")
public class EventsResource {
    private final Mutiny.SessionFactory sessions;

    EventsResource(Mutiny.SessionFactory sessions) {
        this.sessions = sessions;
    }

    /** The newest table of each section, by name of the section; 404 if no game of that event is known. */
    @GET
    public Uni<Response> standings(@RestPath String event) {
        if (!Names.usable(event)) {
            return Uni.createFrom().item(unknown(event));
        }
        return sessions.withStatelessSession(session -> session.createSelectionQuery(
                                "select body from StandingRow where eventId = :event order by section", String.class)
                        .setParameter("event", event)
                        .getResultList())
                .map(bodies -> bodies.isEmpty() ? unknown(event) : Answers.list(bodies));
    }

    private static Response unknown(String event) {
        return Answers.notFound("event " + event + " is not known here");
    }
}
