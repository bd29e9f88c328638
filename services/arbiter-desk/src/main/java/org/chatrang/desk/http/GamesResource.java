package org.chatrang.desk.http;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import org.chatrang.desk.DeskService;
import org.chatrang.events.GameEvent;

/** What an arbiter says about a game. The reply is the event as it is on the bus. */
@Path("/games/{gameId}")
@Blocking
public class GamesResource {
    private final DeskService service;

    GamesResource(DeskService service) {
        this.service = service;
    }

    /** Rules. */
    @POST
    @Path("rulings")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response rule(@PathParam("gameId") String gameId, InputStream body) throws IOException {
        return said(service.games().rule(gameId, RulingReader.read(JsonBody.read(body))));
    }

    /** Enters a fact. */
    @POST
    @Path("events")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response enter(@PathParam("gameId") String gameId, InputStream body) throws IOException {
        return said(service.games().enter(gameId, FactReader.read(JsonBody.read(body))));
    }

    /** Closes. */
    @POST
    @Path("close")
    public Response close(@PathParam("gameId") String gameId) {
        return said(service.games().close(gameId));
    }

    private static Response said(GameEvent event) {
        return Replies.json(201, event);
    }
}
