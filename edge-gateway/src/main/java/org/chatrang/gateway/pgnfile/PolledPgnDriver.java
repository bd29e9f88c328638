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
            String where = switch (source.place()) {
                case PolledPgn.Place.Folder(var path) -> path.toString();
                case PolledPgn.Place.Url(var address) -> address.toString();
            };
            NotatedBoards boards = new NotatedBoards(recorder, source.settle());
            notated.add(boards);
            PgnText text = new PgnText(where, source.name() + "-", boards);
            switch (source.place()) {
                case PolledPgn.Place.Folder(var path) -> {
                    FolderReader reader = new FolderReader(path);
                    lines.add(source.name(), line -> poll(source, line, text, () -> folder(source, reader)));
                }
                case PolledPgn.Place.Url(var address) -> {
                    HttpPoll poll = new HttpPoll(client, address);
                    lines.add(source.name(), line -> poll(source, line, text, () -> once(poll.read())));
                }
            }
        }
    }

    private static List<byte[]> folder(PolledPgn source, FolderReader reader) throws IOException {
        try {
            return reader.changed();
        } catch (FileSystemException e) {
            throw new IOException(
                    FailureWords.ofFile(e) + " (chatrang.gateway.folder." + source.name() + ".path); it is looked for"
                            + " again and again",
                    e);
        }
    }

    private interface Texts {
        List<byte[]> read() throws IOException, InterruptedException;
    }

    private static List<byte[]> once(Optional<byte[]> text) {
        return text.map(List::of).orElse(List.of());
    }

    private static void poll(PolledPgn source, Lines.Line line, PgnText text, Texts texts)
            throws IOException, InterruptedException {
        while (true) {
            for (byte[] changed : texts.read()) {
                text.take(changed);
            }
            line.works();
            text.tell();
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
