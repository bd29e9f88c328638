package org.chatrang.desk.intake;

import java.util.Optional;
import org.chatrang.events.Player;
import org.chatrang.laws.pgn.PgnGame;

/** The players of a game by its tags: the same FIDE number, or else the same name, is the same player of the event. */
final class Players {
    private static final int LONGEST = 400;

    private Players() {}

    /** The player of that side; {@code unknown} is the id for a player without number and name. */
    static Player of(PgnGame game, String side, String unknown) {
        Optional<String> name = tag(game, side).map(text -> text.replaceAll("\\s+", " "));
        Optional<String> fideId = tag(game, side + "FideId").filter(id -> id.matches("[1-9]\\d{3,11}"));
        Integer rating = tag(game, side + "Elo")
                .filter(elo -> elo.matches("[1-9]\\d{2,3}"))
                .map(Integer::valueOf)
                .orElse(null);
        return new Player(
                fideId.or(() -> name).orElse(unknown),
                name.orElse("?"),
                fideId.orElse(null),
                tag(game, side + "Title").orElse(null),
                rating,
                tag(game, side + "Fed")
                        .or(() -> tag(game, side + "Team"))
                        .filter(fed -> fed.matches("[A-Z]{3}"))
                        .orElse(null));
    }

    /** As much of it as anybody prints, without signs that cannot be printed or kept. */
    private static String printable(String value) {
        String text = value.replaceAll("[\\p{Cntrl}\\p{Cs}]", " ").strip();
        return text.length() <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST / 2));
    }

    /** The value of a tag, empty if it says nothing. */
    static Optional<String> tag(PgnGame game, String name) {
        return game.tag(name)
                .map(Players::printable)
                .filter(value -> !value.isEmpty() && !value.equals("?") && !value.equals("-"));
    }
}
