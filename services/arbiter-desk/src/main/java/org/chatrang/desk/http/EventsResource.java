package org.chatrang.desk.http;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.chatrang.desk.DeskConfig;
import org.chatrang.desk.DeskException;
import org.chatrang.desk.DeskService;
import org.chatrang.desk.EventCommands;
import org.chatrang.desk.intake.EventIds;
import org.chatrang.desk.intake.EventRequest;
import org.chatrang.desk.intake.PlannedEvent;
import org.chatrang.desk.intake.QueryReader;

/** Events and rounds. */
@Path("/events")
@Blocking
public class EventsResource {
    private static final String PLAIN = "text/plain";
    private static final String PGN = "application/x-chess-pgn";
    private static final String TRF = "application/x-chess-trf";

    private final DeskService service;
    private final DeskConfig config;

    EventsResource(DeskService service, DeskConfig config) {
        this.service = service;
        this.config = config;
    }

    private record Events(List<EventReply.Event> events) {}

    private record Starts(String event, Integer round, List<String> started, List<String> startedBefore) {}

    /** Creates an event from a PGN file. */
    @POST
    @Consumes({PLAIN, PGN})
    public Response create(InputStream body, @Context UriInfo uri) throws IOException {
        return create(body, QueryReader.read(uri.getQueryParameters(), config.defaultGateway()));
    }

    /** Creates the event with that id from a PGN file. */
    @PUT
    @Path("{id}")
    @Consumes({PLAIN, PGN})
    public Response put(@PathParam("id") String id, InputStream body, @Context UriInfo uri) throws IOException {
        EventRequest request = QueryReader.read(uri.getQueryParameters(), config.defaultGateway());
        if (request.id().isPresent() && !request.id().get().equals(id)) {
            throw DeskException.badInput(
                    "query parameter id", null, "it differs from the id in the path", "leave it out");
        }
        return create(
                body,
                new EventRequest(
                        Optional.of(EventIds.checked(id)),
                        request.name(),
                        request.site(),
                        request.section(),
                        request.gatewayId(),
                        request.timeControl(),
                        request.rules(),
                        request.standings(),
                        request.round(),
                        request.force()));
    }

    private Response create(InputStream body, EventRequest request) throws IOException {
        long limit = config.largestPgn() << 20;
        PlannedEvent event = service.intake()
                .read(new LimitedInput(body, limit, "split the file, or raise chatrang.desk.largest-pgn"), request);
        EventCommands.Created created = service.events().create(event);
        return Replies.json(created.created() ? 201 : 200, EventReply.of(created.games(), event.problems()));
    }

    /** Adds a round to an event, or creates the event with it, from the pairings of a tournament report (TRF). */
    @POST
    @Path("{id}/rounds")
    @Consumes({PLAIN, TRF})
    public Response pairings(@PathParam("id") String id, InputStream body, @Context UriInfo uri) throws IOException {
        EventRequest request = QueryReader.read(uri.getQueryParameters(), config.defaultGateway());
        long limit = config.largestPgn() << 20;
        PlannedEvent round = service.pairings()
                .read(
                        new LimitedInput(body, limit, "send one section at a time, or raise chatrang.desk.largest-pgn"),
                        EventIds.checked(id),
                        request);
        EventCommands.Created created = service.events().addRound(round);
        return Replies.json(created.created() ? 201 : 200, EventReply.of(created.games(), round.problems()));
    }

    /** Lists the events. */
    @GET
    public Response list() {
        return Replies.json(
                200,
                new Events(service.events().events().stream()
                        .map(EventReply::inShort)
                        .toList()));
    }

    /** Shows an event. */
    @GET
    @Path("{id}")
    public Response show(@PathParam("id") String id) {
        return Replies.json(200, EventReply.of(service.events().event(id), null));
    }

    /** Starts all rounds. */
    @POST
    @Path("{id}/start")
    public Response startAll(@PathParam("id") String id) {
        return started(id, 0);
    }

    /** Starts a round. */
    @POST
    @Path("{id}/rounds/{round}/start")
    public Response start(@PathParam("id") String id, @PathParam("round") String round) {
        if (!round.matches("[1-9]\\d{0,3}")) {
            throw DeskException.badInput(
                    "round in the path", null, "\"" + round + "\" is no round", "give a number from 1");
        }
        return started(id, Integer.parseInt(round));
    }

    private Response started(String id, int round) {
        EventCommands.Started started = service.events().start(id, round);
        return Replies.json(200, new Starts(id, round == 0 ? null : round, started.started(), started.before()));
    }
}
