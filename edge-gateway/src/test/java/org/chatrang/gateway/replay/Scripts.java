package org.chatrang.gateway.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameFact;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;

/** What a file's games should become on the bus. */
public final class Scripts {
    private Scripts() {}

    public static List<List<GameFact>> of(Path file) throws IOException {
        List<List<GameFact>> scripts = new ArrayList<>();
        try (PgnReader reader = PgnReader.open(file)) {
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                scripts.add(GameScript.of(game.get(), Gateways.replaySettings(file, "max")).stream()
                        .map(ReplayStep::fact)
                        .toList());
            }
        }
        return scripts;
    }
}
