package org.chatrang.desk.http;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.chatrang.desk.DeskException;
import org.chatrang.desk.DeskService;
import org.chatrang.desk.GameCommands;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameFact;

/**
 * What an arbiter says about a game. The reply is the event as it is on the bus. A request with an {@code Idempotency-Key} may
 * be sent again until it is answered.
 */
@Path("/games/{gameId}")
@Blocking
public class GamesResource {
    private static final String KEY = "Idempotency-Key";

    private final DeskService service;

    GamesResource(DeskService service) {
        this.service = service;
    }

    /** Rules. */
    @POST
    @Path("rulings")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response rule(@PathParam("gameId") String gameId, @HeaderParam(KEY) String key, InputStream body)
            throws IOException {
        return say(gameId, RulingReader.read(JsonBody.read(body)), key);
    }

    /** Enters a fact. */
    @POST
    @Path("events")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response enter(@PathParam("gameId") String gameId, @HeaderParam(KEY) String key, InputStream body)
            throws IOException {
        return say(gameId, FactReader.read(JsonBody.read(body)), key);
    }

    /** Closes. */
    @POST
    @Path("close")
    public Response close(@PathParam("gameId") String gameId, @HeaderParam(KEY) String key) {
        return say(gameId, new GameClosed(), key);
    }

    private Response say(String gameId, GameFact fact, String key) {
        if (key != null && !key.matches("[\\x21-\\x7e]{1,200}")) {
            throw DeskException.badInput(
                    "header " + KEY, null, "it is no key", "use 1 to 200 printable signs without blanks, e.g. a UUID");
        }
        GameCommands.Said said = service.games().say(gameId, fact, Optional.ofNullable(key));
        return Replies.json(said.recorded() ? 201 : 200, said.event());
    }
}
