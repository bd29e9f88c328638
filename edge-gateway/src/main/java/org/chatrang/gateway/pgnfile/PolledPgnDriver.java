package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Lines;
import org.chatrang.gateway.failure.FailureWords;
import org.chatrang.gateway.notation.NotatedBoards;

/** Reads PGN from folders and addresses, again and again. */
public final class PolledPgnDriver implements Driver {
    private final List<PolledPgn> sources;
    private final Lines lines = new Lines(name());
    private final List<NotatedBoards> notated = new CopyOnWriteArrayList<>();

    public PolledPgnDriver(List<PolledPgn> sources) {
        this.sources = List.copyOf(sources);
    }

    @Override
    public String name() {
        return "pgn";
    }

    @Override
    public void start(BoardRecorder recorder) {
        HttpClient client = HttpPoll.client();
        for (PolledPgn source : sources) {
            NotatedBoards boards = new NotatedBoards(recorder, source.settle());
            notated.add(boards);
            PgnText text = new PgnText(source.name() + "-", boards);
            Texts texts = switch (source.place()) {
                case PolledPgn.Place.Folder(var path) -> {
                    FolderReader reader = new FolderReader(path);
                    yield () -> folder(source, reader, text);
                }
                case PolledPgn.Place.Url(var address) -> {
                    HttpPoll poll = new HttpPoll(client, address);
                    yield () -> address(address.toString(), poll, text);
                }
            };
            lines.add(source.name(), line -> poll(source, line, text, texts));
        }
    }

    private interface Texts {
        /** Takes what has changed; returns what is wrong with single texts. */
        List<String> take() throws IOException, InterruptedException;
    }

    private static List<String> folder(PolledPgn source, FolderReader reader, PgnText text) throws IOException {
        try {
            return reader.changed((file, number, pgn) -> text.take(file.toString(), number, pgn));
        } catch (FileSystemException e) {
            throw new IOException(
                    FailureWords.ofFile(e) + " (chatrang.gateway.folder." + source.name() + ".path); it is looked for"
                            + " again and again",
                    e);
        }
    }

    /** What could not be used, and what may be half of the text, is asked for again whole. */
    private static List<String> address(String where, HttpPoll poll, PgnText text)
            throws IOException, InterruptedException {
        Optional<byte[]> changed = poll.read();
        boolean whole = changed.isEmpty();
        try {
            whole = whole || text.take(where, 0, changed.get());
        } catch (RuntimeException e) {
            throw new IOException("the PGN at " + where + " cannot be used: " + e, e);
        } finally {
            if (!whole) {
                poll.forget();
            }
        }
        return List.of();
    }

    private static void poll(PolledPgn source, Lines.Line line, PgnText text, Texts texts)
            throws IOException, InterruptedException {
        while (true) {
            List<String> wrong;
            try {
                wrong = texts.take();
            } finally {
                text.tell(); // last moves come to stand also while the source cannot be read
            }
            if (wrong.isEmpty()) {
                line.works();
            } else {
                line.fails(String.join("; ", wrong));
            }
            Thread.sleep(source.every());
        }
    }

    @Override
    public void stop() throws InterruptedException {
        lines.stop();
    }

    @Override
    public DriverHealth health() {
        return lines.health()
                .with(notated.stream()
                        .flatMap(boards -> boards.remarks().stream())
                        .toList());
    }
}
