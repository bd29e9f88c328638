package org.chatrang.launcher.check;

import java.util.Optional;
import org.chatrang.launcher.check.GameReport.IllegalPly;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;

/** Where a game stops being legal. */
final class IllegalPlies {
    private IllegalPlies() {}

    static Optional<IllegalPly> first(PgnGame game, PgnReplay replay) {
        if (game.plies().isEmpty()) {
            return Optional.empty();
        }
        return replay.stop().map(stop -> switch (stop) {
            case PgnReplay.Stop.Ply ply ->
                new IllegalPly(
                        ply.ply(),
                        ply.text().san(),
                        reason(ply.reading()),
                        Optional.of(ply.before().fen()));
            case PgnReplay.Stop.Start start ->
                new IllegalPly(1, game.plies().getFirst().san(), "NO_START", Optional.empty());
        });
    }

    private static String reason(SanReading reading) {
        return switch (reading) {
            case SanReading.Illegal illegal -> illegal.move().reason().name();
            case SanReading.Unreadable unreadable -> "UNREADABLE";
            case SanReading.Legal legal ->
                throw new IllegalStateException("a replay never stops at the legal " + legal);
        };
    }
}
