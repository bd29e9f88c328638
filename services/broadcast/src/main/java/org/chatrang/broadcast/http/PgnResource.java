package org.chatrang.broadcast.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.chatrang.broadcast.pgn.GamePgn;
import org.chatrang.broadcast.pgn.PgnFile;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.stream.RoundState;
import org.chatrang.broadcast.view.GameView;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnWriter;

/**
 * A round, or one game of it, as a PGN file for pollers: whole at every moment, in the order of the boards, with a strong
 * entity tag.
 */
@Path("/pgn/{event}/{round}")
public class PgnResource {
    private static final String PGN = "application/x-chess-pgn;charset=utf-8";

    private final Hall hall;
    private final Readiness readiness;

    PgnResource(Hall hall, Readiness readiness) {
        this.hall = hall;
        this.readiness = readiness;
    }

    /** All games of the round. */
    @GET
    @Path("games.pgn")
    public Response games(
            @PathParam("event") String event,
            @PathParam("round") String round,
            @HeaderParam(HttpHeaders.IF_NONE_MATCH) String ifNoneMatch) {
        return file(Rounds.key(event, round).flatMap(hall::round).map(RoundState::games), ifNoneMatch);
    }

    /** The game of one board. */
    @GET
    @Path("game-{board: \\d{1,6}}.pgn")
    public Response game(
            @PathParam("event") String event,
            @PathParam("round") String round,
            @PathParam("board") int board,
            @HeaderParam(HttpHeaders.IF_NONE_MATCH) String ifNoneMatch) {
        Optional<List<GameView>> games = Rounds.key(event, round)
                .flatMap(hall::round)
                .map(state -> state.games().stream()
                        .filter(game -> game.schedule().game().board() == board)
                        .toList());
        return file(games, ifNoneMatch);
    }

    private Response file(Optional<List<GameView>> games, String ifNoneMatch) {
        if (!readiness.caughtUp()) {
            return Answers.notYet();
        }
        if (games.isEmpty() || games.get().isEmpty()) {
            return Answers.notFound("nothing is scheduled there");
        }
        List<PgnGame> written = games.get().stream().map(GamePgn::of).toList();
        PgnFile file = PgnFile.of(PgnWriter.write(written));
        Response.ResponseBuilder answer =
                file.isNamedBy(ifNoneMatch) ? Response.notModified() : Response.ok(file.utf8(), PGN);
        return answer.header(HttpHeaders.ETAG, file.quotedTag())
                .header(HttpHeaders.CACHE_CONTROL, "no-cache")
                .build();
    }
}
