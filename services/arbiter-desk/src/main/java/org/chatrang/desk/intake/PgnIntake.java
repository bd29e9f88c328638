package org.chatrang.desk.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.chatrang.desk.DeskException;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;

/** Reads a PGN stream game by game into a plan; holds one game's text at a time. */
public final class PgnIntake {
    private final int mostGames;

    /** An intake of files of at most so many games. */
    public PgnIntake(int mostGames) {
        this.mostGames = mostGames;
    }

    /**
     * Plans the event.
     *
     * @throws DeskException if the stream holds no game that can be scheduled, or too many
     * @throws IOException if the stream fails
     */
    public PlannedEvent read(InputStream body, EventRequest request) throws IOException {
        GamePlanner planner = new GamePlanner(request);
        try (PgnReader reader = PgnReader.of(body)) {
            Optional<PgnGame> game = reader.next();
            if (game.isEmpty()) {
                throw DeskException.badInput(
                        "PGN", null, "there is no game in the body", "send the text of a PGN file as the body");
            }
            for (int count = 1; game.isPresent(); count++, game = reader.next()) {
                if (count > mostGames) {
                    throw DeskException.badInput(
                            "PGN",
                            "line " + game.get().line(),
                            "there are more than " + mostGames + " games",
                            "split the file into events, or raise chatrang.desk.most-games");
                }
                planner.add(game.get());
            }
        }
        PlannedEvent event = planner.event();
        if (event.games().isEmpty()) {
            throw DeskException.badInput(
                    "PGN",
                    "line " + event.problems().getFirst().line(),
                    "no game can be scheduled: " + event.problems().getFirst().text(),
                    "correct the start positions");
        }
        return event;
    }
}
