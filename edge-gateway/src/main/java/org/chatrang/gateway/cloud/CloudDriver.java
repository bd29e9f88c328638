package org.chatrang.gateway.cloud;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.chatrang.events.Codec;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Lines;
import org.chatrang.gateway.notation.NotatedBoards;

/** Reads rounds that are served as LiveChess Cloud serves them. */
public final class CloudDriver implements Driver {
    /** Files of a round that are asked for at the same time. */
    private static final int AT_ONCE = 8;

    private final List<CloudRound> rounds;
    private final Lines lines = new Lines(name());
    private final List<NotatedBoards> notated = new CopyOnWriteArrayList<>();

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
            NotatedBoards boards = new NotatedBoards(recorder, round.settle());
            notated.add(boards);
            Reading reading = new Reading(round, client, boards);
            lines.add(round.name(), line -> {
                while (true) {
                    reading.turn();
                    line.works();
                    Thread.sleep(round.every());
                }
            });
        }
    }

    /** What is known of one round. */
    private static final class Reading {
        private final CloudRound round;
        private final HttpClient client;
        private final NotatedBoards boards;
        private final HttpPoll index;
        private final Map<Integer, HttpPoll> polls = new HashMap<>();
        private final Map<Integer, CloudGame> games = new ConcurrentHashMap<>();
        private final Semaphore atOnce = new Semaphore(AT_ONCE);
        private int count;

        Reading(CloudRound round, HttpClient client, NotatedBoards boards) {
            this.round = round;
            this.client = client;
            this.boards = boards;
            this.index = new HttpPoll(client, round.index());
        }

        /** One that cannot be read, or slowly, holds up no other; the index is one of them. */
        void turn() throws IOException, InterruptedException {
            List<Future<?>> readings = new ArrayList<>();
            List<String> wrong = new ArrayList<>();
            try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
                try {
                    Optional<byte[]> changed = index.read();
                    count = changed.isPresent() ? pairings(changed.get()) : count;
                } catch (IOException e) {
                    wrong.add(e.getMessage());
                }
                for (int number = 1; number <= count; number++) {
                    int game = number;
                    HttpPoll poll = polls.computeIfAbsent(game, n -> new HttpPoll(client, round.game(n)));
                    readings.add(all.submit(() -> {
                        turn(game, poll);
                        return null;
                    }));
                }
                for (Future<?> reading : readings) {
                    try {
                        reading.get();
                    } catch (ExecutionException e) {
                        wrong.add(e.getCause().getMessage());
                    }
                }
            }
            if (!wrong.isEmpty()) {
                throw new IOException(String.join("; ", wrong));
            }
        }

        private void turn(int number, HttpPoll poll) throws IOException, InterruptedException {
            atOnce.acquire();
            try {
                read(number, poll);
            } finally {
                atOnce.release();
                CloudGame game = games.get(number);
                if (game != null) {
                    boards.update(game.serial() == null ? round.name() + "-" + number : game.serial(), game.game());
                }
            }
        }

        private int pairings(byte[] text) throws IOException {
            try {
                JsonNode pairings = Codec.mapper().readTree(text).path("pairings");
                if (pairings.isArray()) {
                    return pairings.size();
                }
            } catch (IOException e) {
                // said below, without what the parser quotes of the text
            }
            index.forget();
            throw new IOException(round.index() + " is no round's list of pairings in JSON; is chatrang.gateway.cloud."
                    + round.name() + ".url right?");
        }

        private void read(int number, HttpPoll poll) throws IOException, InterruptedException {
            Optional<byte[]> changed = poll.read();
            if (changed.isPresent()) {
                try {
                    games.put(number, CloudGame.read(round.round(), changed.get()));
                } catch (IOException e) {
                    poll.forget();
                    throw new IOException(round.game(number) + " is no game: " + e.getMessage(), e);
                }
            }
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
