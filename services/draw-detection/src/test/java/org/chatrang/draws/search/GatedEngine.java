package org.chatrang.draws.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.chatrang.judging.analysis.MateEngine;

/** The exact search, which does not begin before a file is there: so a search takes as long as a test wants it to. */
final class GatedEngine {
    private GatedEngine() {}

    /** @param begun gets a line for each search that waits or runs */
    static MateEngine.Factory behind(Path gate, Path begun) {
        return nodes -> (position, side) -> {
            try {
                Files.writeString(begun, position.fen() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                while (!Files.exists(gate)) {
                    Thread.sleep(20);
                }
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("stopped", stopped);
            }
            return MateEngine.Factory.EXACT.withBudget(nodes).search(position, side);
        };
    }
}
