package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.gateway.failure.FailureWords;

/** A folder with {@code game-N.pgn} files, or else one {@code games.pgn}. Each file alone: a bad one holds up no other. */
final class PgnFolder implements PgnPlace {
    static final Pattern SINGLE = Pattern.compile("game-(\\d{1,6})\\.pgn");
    private static final String ALL = "games.pgn";

    private final Path folder;
    private final String key;
    private final PgnBoards boards;
    private final Map<Path, PgnFile> files = new HashMap<>();

    /** {@code key} names the folder's path in the configuration. */
    PgnFolder(Path folder, String key, PgnBoards boards) {
        this.folder = folder;
        this.key = key;
        this.boards = boards;
    }

    @Override
    public void look(Turn turn) throws IOException, InterruptedException {
        List<Path> there = list();
        files.keySet().retainAll(Set.copyOf(there));
        Set<String> names = there.stream().map(PgnFile::name).collect(Collectors.toCollection(LinkedHashSet::new));
        for (Path path : there) {
            PgnFile file = files.computeIfAbsent(path, PgnFile::new);
            turn.attempt(PgnFile.name(path), () -> file.look(boards, names));
            turn.addAll(file.taken());
        }
    }

    private List<Path> list() throws IOException {
        List<Path> all;
        try (Stream<Path> entries = Files.list(folder)) {
            all = entries.sorted().toList();
        } catch (FileSystemException e) {
            throw new IOException(FailureWords.ofFile(e) + " (" + key + "); it is looked for again and again", e);
        }
        List<Path> single = all.stream()
                .filter(file -> SINGLE.matcher(PgnFile.name(file)).matches())
                .toList();
        return single.isEmpty()
                ? all.stream().filter(file -> PgnFile.name(file).equals(ALL)).toList()
                : single;
    }
}
