package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameResult;
import org.chatrang.laws.pgn.PgnGame;

/** Games as PGN writes them. */
public final class PgnGames {
    private PgnGames() {}

    /** The game as notation. */
    public static NotatedGame notated(PgnGame game) {
        List<NotatedGame.Ply> plies = game.plies().stream()
                .map(ply -> new NotatedGame.Ply(
                        ply.san(), ply.clock().map(Duration::toMillis).orElse(null)))
                .toList();
        return new NotatedGame(
                new Heading(tag(game, "Round"), tag(game, "White"), tag(game, "Black")),
                game.tag("FEN").orElse(null),
                plies,
                GameResult.ofCode(game.result().token()));
    }

    private static String tag(PgnGame game, String name) {
        return game.tag(name).orElse("");
    }

    /** The number of the board: the tag Board, else the second part of the tag Round, else the game's place in the file. */
    public static String board(PgnGame game) {
        Optional<String> tag = game.tag("Board").map(String::strip).filter(text -> text.matches("[0-9]{1,6}"));
        Optional<String> round =
                game.tag("Round").map(String::strip).filter(text -> text.matches("[0-9]+\\.[0-9]{1,6}"));
        return tag.or(() -> round.map(text -> text.substring(text.indexOf('.') + 1)))
                .orElse(String.valueOf(game.index()));
    }
}
