package org.chatrang.broadcast.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.chatrang.broadcast.stream.FrameJson;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.stream.HallSubjects;
import org.chatrang.broadcast.stream.Subject;
import org.chatrang.events.Codec;

/** The views as JSON: events, all boards of a round, one game in full. A snapshot carries the id its stream goes on from. */
@Path("/api")
public class ViewResource {
    private final Hall hall;
    private final HallSubjects subjects;
    private final Readiness readiness;

    ViewResource(Hall hall, HallSubjects subjects, Readiness readiness) {
        this.hall = hall;
        this.subjects = subjects;
        this.readiness = readiness;
    }

    /** All events and their rounds. */
    @GET
    @Path("events")
    public Response events() {
        return readiness.caughtUp()
                ? Answers.json(Codec.write((Object) EventSummaries.of(hall.scheduled())))
                : Answers.notYet();
    }

    /** All boards of a round. */
    @GET
    @Path("events/{event}/rounds/{round}")
    public Response round(@PathParam("event") String event, @PathParam("round") String round) {
        return snapshot(Rounds.key(event, round).flatMap(subjects::round));
    }

    /** One game with its moves and its whole verdict log. */
    @GET
    @Path("games/{gameId}")
    public Response game(@PathParam("gameId") String gameId) {
        return snapshot(subjects.game(gameId));
    }

    private Response snapshot(Optional<Subject> subject) {
        if (!readiness.caughtUp()) {
            return Answers.notYet();
        }
        return subject.map(s -> Answers.json(FrameJson.write(s.snapshot())))
                .orElseGet(() -> Answers.notFound("nothing is scheduled there"));
    }
}
