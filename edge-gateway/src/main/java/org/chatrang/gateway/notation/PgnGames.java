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
                isWhole(game));
    }

    static NotatedGame.Ply ply(PgnPly ply) {
        return new NotatedGame.Ply(
                ply.san(), ply.clock().map(Duration::toMillis).orElse(null));
    }

    private static String tag(PgnGame game, String name) {
        return game.tag(name).orElse("");
    }

    /** Whether the movetext ends with a termination mark: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public static boolean isWhole(PgnGame game) {
        return game.termination().isPresent();
    }

    /** The number of the board: the tag Board, else the second part of the tag Round; empty if neither says it. */
    public static Optional<Integer> board(PgnGame game) {
        Optional<String> tag = game.tag("Board").map(String::strip).filter(text -> text.matches("[0-9]{1,6}"));
        Optional<String> round =
                game.tag("Round").map(String::strip).filter(text -> text.matches("[0-9]+\\.[0-9]{1,6}"));
        return tag.or(() -> round.map(text -> text.substring(text.indexOf('.') + 1)))
                .map(Integer::valueOf);
    }
}
