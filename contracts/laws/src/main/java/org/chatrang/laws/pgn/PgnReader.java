package org.chatrang.laws.pgn;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads PGN one game at a time, in memory bounded by {@link PgnLimits} whatever the input. Nothing in the text is an
 * error: what departs from the standard becomes a {@link PgnProblem} of its game, and costs no other game anything. Only
 * the input itself can fail ({@link IOException}).
 *
 * <p>A game begins with its first tag or move and ends with its result token, with the tags of the next game, or with the
 * input. Bytes are UTF-8, or Latin-1 for a game that is not; a byte order mark is honoured. Not safe for several threads.
 */
public final class PgnReader implements Closeable {
    private final PgnSource source;
    private final GameScanner scanner;
    private int index;

    private PgnReader(PgnText text, PgnLimits limits) {
        source = new PgnSource(text.reader());
        scanner = new GameScanner(source, text.bytes(), limits);
    }

    /** Opens a file; closing the reader closes it. */
    public static PgnReader open(Path file) throws IOException {
        return of(Files.newInputStream(file));
    }

    /** Reads bytes; closing the reader closes the stream. */
    public static PgnReader of(InputStream in) throws IOException {
        return of(in, PgnLimits.DEFAULT);
    }

    /** Reads bytes with other limits than usual. */
    public static PgnReader of(InputStream in, PgnLimits limits) throws IOException {
        return new PgnReader(PgnText.of(in), limits);
    }

    /** Reads characters somebody else has decoded; closing the reader closes {@code in}. */
    public static PgnReader of(Reader in) {
        return new PgnReader(new PgnText(in, false), PgnLimits.DEFAULT);
    }

    /** Reads a text. */
    public static PgnReader of(String text) {
        return new PgnReader(PgnText.of(text), PgnLimits.DEFAULT);
    }

    /** All games of a text, for small ones. */
    public static List<PgnGame> readAll(String text) {
        return of(text).games().toList();
    }

    /** The next game, or empty after the last. */
    public Optional<PgnGame> next() throws IOException {
        return scanner.scan().map(game -> game.build(++index));
    }

    /** The remaining games, read as the stream is consumed; an {@link IOException} arrives unchecked. */
    public Stream<PgnGame> games() {
        return Stream.generate(this::nextUnchecked).takeWhile(Objects::nonNull);
    }

    /** Problems of text that belongs to no game, as far as read. */
    public List<PgnProblem> problemsBetweenGames() {
        return scanner.problemsBetweenGames();
    }

    /** Characters read so far (bytes, when reading bytes), for showing progress. */
    public long consumed() {
        return source.consumed();
    }

    @Override
    public void close() throws IOException {
        source.close();
    }

    private PgnGame nextUnchecked() {
        try {
            return next().orElse(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
