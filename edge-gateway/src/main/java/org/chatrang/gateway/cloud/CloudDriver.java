package org.chatrang.gateway.cloud;

import java.net.http.HttpClient;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Lines;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.notation.NotatedBoards;

/** Reads rounds that are served as LiveChess Cloud serves them. */
public final class CloudDriver implements Driver {
    private final List<CloudRound> rounds;
    private final Lines lines = new Lines(name());
    private final List<NotatedBoards> boards = new CopyOnWriteArrayList<>();

    public CloudDriver(List<CloudRound> rounds) {
        this.rounds = List.copyOf(rounds);
    }

    @Override
    public String name() {
        return "cloud";
    }

    @Override
    public void start(BoardRecorder recorder) {
        HttpClient client = HttpPoll.client();
        for (CloudRound round : rounds) {
            NotatedBoards notated = new NotatedBoards("cloud." + round.name(), recorder, round.settle());
            boards.add(notated);
            RoundReading reading = new RoundReading(round, client, notated);
            lines.add(round.name(), line -> {
                try (ExecutorService readers = Executors.newVirtualThreadPerTaskExecutor()) {
                    try {
                        while (true) {
                            line.works(reading.turn(readers));
                            Thread.sleep(round.every());
                        }
                    } finally {
                        readers.shutdownNow(); // nothing is recorded after the end
                    }
                }
            });
        }
    }

    @Override
    public List<NotatedStatus> notated() {
        return boards.stream().flatMap(round -> round.status(name()).stream()).toList();
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
