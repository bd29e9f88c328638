package org.chatrang.desk;

import org.chatrang.desk.state.GameRecord;
import org.chatrang.desk.state.GameRecord.Stage;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.RulingMade;

/** What an arbiter can say about one game. */
public final class GameCommands {
    private final Desk desk;

    public GameCommands(Desk desk) {
        this.desk = desk;
    }

    /**
     * Records a ruling.
     *
     * @throws DeskException if there is no such game, or it is closed
     */
    public GameEvent rule(String gameId, RulingMade ruling) {
        return say(gameId, ruling);
    }

    /**
     * Records what an arbiter saw or heard.
     *
     * @throws DeskException if there is no such game, or it is closed
     */
    public GameEvent enter(String gameId, GameFact fact) {
        return say(gameId, fact);
    }

    /**
     * Closes the game: the result is signed, the time for protests is over.
     *
     * @throws DeskException if there is no such game, or it is closed
     */
    public GameEvent close(String gameId) {
        return say(gameId, new GameClosed());
    }

    private GameEvent say(String gameId, GameFact fact) {
        return desk.run(draft -> {
            GameRecord game = draft.state()
                    .game(gameId)
                    .orElseThrow(() -> DeskException.notFound(
                            "game " + gameId, "there is no such game", "GET /events/{id} lists the games of an event"));
            if (game.stage() == Stage.CLOSED) {
                throw DeskException.conflict(
                        "game " + gameId,
                        "the game is closed, nothing more can be said about it",
                        "the log of a closed game cannot be opened again");
            }
            return draft.say(gameId, fact);
        });
    }
}
