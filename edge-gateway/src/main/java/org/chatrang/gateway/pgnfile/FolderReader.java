package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chatrang.gateway.failure.FailureWords;

/**
 * Reads the files of a folder that have changed, each by itself: one that cannot be read or used holds up no other, and is
 * tried again at every turn. A file that is still being written is left for the next time: only what has the same size and
 * time before and after it was read counts. For one thread.
 */
final class FolderReader {
    private static final Pattern SINGLE = Pattern.compile("game-(\\d{1,6})\\.pgn");
    private static final String ALL = "games.pgn";

    private final Path folder;
    private final Map<Path, Version> read = new HashMap<>();

    private record Version(long size, long modified, Object key) {
        static Version of(Path file) throws IOException {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new Version(attributes.size(), attributes.lastModifiedTime().toMillis(), attributes.fileKey());
        }
    }

    /** Uses a file's text. */
    interface Taker {
        /**
         * Takes a text.
         *
         * @param file where it stands
         * @param number of the board, if the text does not say it
         * @param text the text
         * @throws IOException if it cannot be used
         */
        void take(Path file, int number, byte[] text) throws IOException;
    }

    FolderReader(Path folder) {
        this.folder = folder;
    }

    /**
     * Gives every file that is new or has changed to the taker; returns what is wrong with those that cannot be used.
     *
     * @throws IOException if the folder itself cannot be read
     */
    List<String> changed(Taker taker) throws IOException {
        Map<Path, String> wrong = new TreeMap<>();
        for (Path file : files()) {
            try {
                changed(file, taker);
            } catch (FileSystemException e) {
                boolean gone = !Files.exists(file, LinkOption.NOFOLLOW_LINKS);
                if (!gone) {
                    wrong.put(file, FailureWords.ofFile(e));
                }
            } catch (IOException e) {
                wrong.put(file, e.getMessage());
            } catch (RuntimeException e) {
                wrong.put(file, file + " cannot be used: " + e);
            }
        }
        return List.copyOf(wrong.values());
    }

    private List<Path> files() throws IOException {
        List<Path> all;
        try (Stream<Path> entries = Files.list(folder)) {
            all = entries.sorted().toList();
        }
        List<Path> single = all.stream().filter(file -> number(file) > 0).toList();
        return single.isEmpty()
                ? all.stream()
                        .filter(file -> file.getFileName().toString().equals(ALL))
                        .toList()
                : single;
    }

    private static int number(Path file) {
        Matcher single = SINGLE.matcher(file.getFileName().toString());
        return single.matches() ? Integer.parseInt(single.group(1)) : 0;
    }

    private void changed(Path file, Taker taker) throws IOException {
        Version before = Version.of(file);
        if (before.equals(read.get(file)) || before.size() == 0) {
            return;
        }
        byte[] text = Files.readAllBytes(file);
        if (Version.of(file).equals(before)) {
            taker.take(file, number(file), text);
            read.put(file, before);
        }
    }
}
