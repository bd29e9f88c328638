package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Lines;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.gateway.notation.NotatedBoards;

/** Reads PGN from folders and addresses, again and again. */
public final class PolledPgnDriver implements Driver {
    private final List<PolledPgn> sources;
    private final Lines lines = new Lines(name());
    private final List<NotatedBoards> boards = new CopyOnWriteArrayList<>();

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
            NotatedBoards notated = new NotatedBoards("pgn." + source.name(), recorder, source.settle());
            boards.add(notated);
            PgnBoards told = new PgnBoards(source.name() + "-", notated);
            PgnPlace place = switch (source.place()) {
                case PolledPgn.Place.Folder(var path) ->
                    new PgnFolder(path, "chatrang.gateway.folder." + source.name() + ".path", told);
                case PolledPgn.Place.Url(var address) ->
                    new PgnAddress(address.toString(), new HttpPoll(client, address), told);
            };
            lines.add(source.name(), line -> poll(source, line, place, told));
        }
    }

    private static void poll(PolledPgn source, Lines.Line line, PgnPlace place, PgnBoards told)
            throws IOException, InterruptedException {
        while (true) {
            Turn turn = new Turn();
            try {
                place.look(turn);
            } finally {
                told.tell(turn); // last moves come to stand also while the source cannot be read
            }
            line.works(turn);
            Thread.sleep(source.every());
        }
    }

    @Override
    public List<NotatedStatus> notated() {
        return boards.stream().flatMap(source -> source.status(name()).stream()).toList();
    }

    @Override
    public void stop() throws InterruptedException {
        lines.stop();
    }

    @Override
    public DriverHealth health() {
        return lines.health()
                .with(boards.stream()
                        .flatMap(source -> source.remarks().stream())
                        .toList());
    }
}
