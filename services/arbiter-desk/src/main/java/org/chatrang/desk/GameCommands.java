package org.chatrang.desk;

import java.util.Optional;
import org.chatrang.desk.state.GameRecord;
import org.chatrang.desk.state.GameRecord.Stage;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;

/** What an arbiter can say about one game: a ruling, what was seen or heard, that the game is closed. */
public final class GameCommands {
    private final Desk desk;

    public GameCommands(Desk desk) {
        this.desk = desk;
    }

    /**
     * What became of a request.
     *
     * @param recorded false if the same request had been recorded before
     * @param event the event on the bus
     */
    public record Said(boolean recorded, GameEvent event) {}

    /**
     * Records a fact, once for each key however often the request is repeated.
     *
     * @param requestId the request's key, empty if it has none
     * @throws DeskException if there is no such game, it is closed, or the key was used for another fact
     */
    public Said say(String gameId, GameFact fact, Optional<String> requestId) {
        return desk.run(draft -> {
            GameRecord game = draft.state()
                    .game(gameId)
                    .orElseThrow(() -> DeskException.notFound(
                            "game " + gameId, "there is no such game", "GET /events/{id} lists the games of an event"));
            Optional<GameEvent> before = requestId.flatMap(key -> draft.state().answer(gameId, key));
            if (before.isPresent()) {
                return repeated(before.get(), fact);
            }
            if (game.stage() == Stage.CLOSED) {
                throw DeskException.conflict(
                        "game " + gameId,
                        "the game is closed, nothing more can be said about it",
                        "the log of a closed game cannot be opened again");
            }
            return new Said(true, draft.say(gameId, fact, requestId.orElse(null)));
        });
    }

    private static Said repeated(GameEvent before, GameFact fact) {
        if (!before.fact().equals(fact)) {
            throw DeskException.conflict(
                    "header Idempotency-Key",
                    "a request with this key said something else about game " + before.gameId(),
                    "use a new key for each new request");
        }
        return new Said(false, before);
    }
}
