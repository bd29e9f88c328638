package org.chatrang.launcher.demo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.chatrang.launcher.Chatrang;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.laws.pgn.PgnReader;

/** The PGN file that is played: the one given, or the round that comes with the launcher. */
record DemoFile(Path path, List<DemoGame> games) {
    private static final String BUNDLED = "famous-games.pgn";

    /** @throws CommandFailure if it cannot be read or holds no game */
    static DemoFile read(Path path) {
        try (PgnReader reader = PgnReader.open(path)) {
            List<DemoGame> games = reader.games().map(DemoGame::of).toList();
            if (games.isEmpty()) {
                throw new CommandFailure(path + " holds no game: give a file in PGN");
            }
            return new DemoFile(path.toAbsolutePath(), games);
        } catch (IOException e) {
            throw new CommandFailure("cannot read " + path + ": " + e, e);
        }
    }

    /** Copies the bundled round into {@code directory}, for the gateway to read. */
    static DemoFile bundled(Path directory) {
        Path copy = directory.resolve(BUNDLED);
        try (InputStream round = Chatrang.class.getResourceAsStream(BUNDLED)) {
            Files.createDirectories(directory);
            Files.copy(round, copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new CommandFailure("cannot write " + copy + ": " + e, e);
        }
        return read(copy);
    }
}
