package org.chatrang.launcher.demo;

import java.util.Optional;
import org.chatrang.events.Settlement;
import org.chatrang.laws.pgn.PgnResult;

/**
 * A game with what became of it.
 *
 * @param settlement the newest one heard
 */
record Row(DemoGame game, Optional<Settlement> settlement) {
    /** How the file and the settlement compare. */
    enum Agreement {
        SAME,
        DIFFERENT,
        /** The file names no result. */
        FILE_SILENT,
        OPEN
    }

    Agreement agreement() {
        if (settlement.isEmpty() || settlement.get().state() != Settlement.State.FINAL) {
            return Agreement.OPEN;
        }
        if (game.result() == PgnResult.UNKNOWN) {
            return Agreement.FILE_SILENT;
        }
        return game.result().token().equals(settled()) ? Agreement.SAME : Agreement.DIFFERENT;
    }

    /** The result settled, in PGN's code. */
    String settled() {
        return settlement
                .filter(known -> known.result() != null)
                .map(known -> known.result().code())
                .orElse("*");
    }

    /** How the game ended, in words. */
    String ending() {
        return settlement
                .filter(known -> known.ending() != null)
                .map(known ->
                        known.ending().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ')
                                + (known.article() == null
                                        ? ""
                                        : ", Art. " + known.article().number()))
                .orElse("open");
    }
}
