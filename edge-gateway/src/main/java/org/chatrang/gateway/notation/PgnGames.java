package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.Optional;
import org.chatrang.events.GameResult;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;

/** Games as PGN writes them. */
public final class PgnGames {
    private PgnGames() {}

    /** The game as notation. */
    public static NotatedGame notated(PgnGame game) {
        return new NotatedGame(
                new Heading(tag(game, "Round"), tag(game, "White"), tag(game, "Black")),
                game.tag("FEN").orElse(null),
                UnreadablePlies.of(game),
                GameResult.ofCode(game.result().token()),
                game.termination().isPresent());
    }

    static NotatedGame.Ply ply(PgnPly ply) {
        return new NotatedGame.Ply(
                ply.san(), ply.clock().map(Duration::toMillis).orElse(null));
    }

    private static String tag(PgnGame game, String name) {
        return game.tag(name).orElse("");
    }

    /** The number of the board: the tag Board, else the second part of the tag Round, else that number. */
    public static String board(PgnGame game, int otherwise) {
        Optional<String> tag = game.tag("Board").map(String::strip).filter(text -> text.matches("[0-9]{1,6}"));
        Optional<String> round =
                game.tag("Round").map(String::strip).filter(text -> text.matches("[0-9]+\\.[0-9]{1,6}"));
        return tag.or(() -> round.map(text -> text.substring(text.indexOf('.') + 1)))
                .orElse(String.valueOf(otherwise));
    }
}
