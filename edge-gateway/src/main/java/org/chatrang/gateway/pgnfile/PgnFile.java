package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.laws.pgn.PgnGame;

/**
 * One PGN file that another program keeps up to date. It counts as read only once its games are taken. What has another size
 * or time after it was read than before is left for the next look, and so is what ends in the middle of a game, until it has
 * stood for one look more or has never stood for some: programs write files in pieces. For one thread.
 */
final class PgnFile {
    /** So often a file that changes from look to look and never ends with the end of a game is left for the next. */
    private static final int LOOKS = 5;

    private final Path path;
    private final PgnText text;
    private Version read;
    private Version seen;
    private int changing;
    private Turn taken = new Turn();

    private record Version(long size, long modified, Object key) {
        static Version of(Path file) throws IOException {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new Version(attributes.size(), attributes.lastModifiedTime().toMillis(), attributes.fileKey());
        }
    }

    PgnFile(Path path) {
        this.path = path;
        Matcher single = PgnFolder.SINGLE.matcher(name(path));
        text = new PgnText(
                name(path), single.matches() ? Optional.of(Integer.valueOf(single.group(1))) : Optional.empty());
    }

    static String name(Path path) {
        return path.getFileName().toString();
    }

    /** What was found wrong with single games of the text that was taken last. */
    Turn taken() {
        return taken;
    }

    /**
     * Takes what is new in it.
     *
     * @param there the names of all files that are there now
     * @throws IOException if it cannot be read or used; it is then not read yet
     */
    void look(PgnBoards boards, Set<String> there) throws IOException {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return; // taken away since the folder was listed
        }
        Version before = Version.of(path);
        if (before.equals(read) || before.size() == 0) {
            return;
        }
        byte[] bytes = Files.readAllBytes(path);
        if (!Version.of(path).equals(before)) {
            return;
        }
        boolean stands = before.equals(seen);
        seen = before;
        List<PgnGame> games = text.games(bytes);
        if (!PgnText.isWhole(games) && !stands && ++changing < LOOKS) {
            return;
        }
        changing = 0;
        taken = new Turn();
        boards.take(text.name(), text.byBoard(games, taken), there);
        read = before;
    }
}
