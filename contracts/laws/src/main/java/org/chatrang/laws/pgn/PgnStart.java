package org.chatrang.laws.pgn;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.SetupProblem;

/** The first position a game's tags ask for. */
sealed interface PgnStart {

    /** A position that can be played from. */
    record At(Position position) implements PgnStart {}

    /** None, and why. */
    record Unknown(String text) implements PgnStart {}

    /** Names in use for chess as the Laws and their Guidelines II know it, without blanks and hyphens. */
    Set<String> VARIANTS = Set.of(
            "",
            "standard",
            "normal",
            "chess",
            "fromposition",
            "chess960",
            "fischerandom",
            "fischerrandom",
            "freestyle",
            "960");

    static PgnStart of(PgnGame game) {
        String variant = game.tag("Variant").orElse("");
        if (!VARIANTS.contains(variant.toLowerCase(Locale.ROOT).replaceAll("[-\\s]", ""))) {
            return new Unknown("the variant \"" + variant + "\" is not played by the Laws of Chess");
        }
        boolean usual = game.tag("SetUp").map(String::strip).equals(Optional.of("0"));
        String fen = usual ? "" : game.tag("FEN").orElse("").strip();
        return fen.isEmpty() || fen.equals("?") ? new At(Position.initial()) : at(fen);
    }

    private static PgnStart at(String fen) {
        try {
            return switch (Position.tryOf(Setup.parse(fen))) {
                case Playability.Playable(Position position) -> new At(position);
                case Playability.Unplayable(List<SetupProblem> problems) ->
                    new Unknown("FEN \"" + fen + "\" cannot be played from: "
                            + problems.getFirst().text());
            };
        } catch (FenException noFen) {
            return new Unknown(noFen.getMessage());
        }
    }
}
