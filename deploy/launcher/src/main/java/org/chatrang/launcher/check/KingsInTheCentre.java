package org.chatrang.launcher.check;

import java.util.Optional;
import java.util.Set;
import org.chatrang.launcher.check.GameReport.KingToCentre;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Square;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;
import org.chatrang.laws.pgn.PgnResult;

/** Kings put on d4, e4, d5 or e5 to show an electronic board the result, taken down by it as a last move. */
final class KingsInTheCentre {
    private static final Set<String> CENTRE = Set.of("d4", "e4", "d5", "e5");

    private KingsInTheCentre() {}

    static Optional<KingToCentre> lastPly(PgnGame game, PgnReplay replay) {
        if (replay.stop().isPresent() || replay.plies().isEmpty()) {
            return Optional.empty();
        }
        PgnReplay.Played last = replay.plies().getLast();
        Colour mover = last.after().turn().other();
        int square = last.move().destination();
        boolean kingMoved =
                last.after().kingSquare(mover) == square && !last.move().isCastling();
        return kingMoved && CENTRE.contains(Square.name(square))
                ? Optional.of(new KingToCentre(
                        last.ply(), last.text().san(), Square.name(square), agrees(square, game.result())))
                : Optional.empty();
    }

    private static Optional<Boolean> agrees(int square, PgnResult result) {
        return switch (result) {
            case WHITE_WINS -> Optional.of(Square.isLight(square));
            case BLACK_WINS -> Optional.of(!Square.isLight(square));
            case DRAW, UNKNOWN -> Optional.empty();
        };
    }
}
