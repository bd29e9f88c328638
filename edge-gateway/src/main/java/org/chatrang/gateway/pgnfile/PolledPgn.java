package org.chatrang.gateway.pgnfile;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;

/**
 * A place where PGN is kept up to date.
 *
 * @param name its name; game on board 7 is on board {@code name-7}
 * @param place where
 * @param every how often to look
 * @param settle how long the last move must stand unchanged before it counts as completed
 */
public record PolledPgn(String name, Place place, Duration every, Duration settle) {
    /** Where PGN is. */
    public sealed interface Place {
        /** A folder with {@code game-N.pgn} files, or else one {@code games.pgn}, as LiveChess and others write it. */
        record Folder(Path path) implements Place {}

        /** An address. */
        record Url(URI address) implements Place {}
    }
}
