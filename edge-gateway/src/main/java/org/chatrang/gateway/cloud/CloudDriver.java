package org.chatrang.gateway.cloud;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpClient;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.chatrang.events.Codec;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Lines;
import org.chatrang.gateway.notation.NotatedBoards;

/** Reads rounds that are served as LiveChess Cloud serves them. */
public final class CloudDriver implements Driver {
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
        private final Map<Integer, CloudGame> games = new TreeMap<>();
        private int count;

        Reading(CloudRound round, HttpClient client, NotatedBoards boards) {
            this.round = round;
            this.client = client;
            this.boards = boards;
            this.index = new HttpPoll(client, round.index());
        }

        void turn() throws IOException, InterruptedException {
            Optional<byte[]> changed = index.read();
            if (changed.isPresent()) {
                count = pairings(changed.get());
            }
            IOException wrong = null;
            for (int number = 1; number <= count; number++) {
                try {
                    read(number);
                } catch (IOException e) {
                    // one game that cannot be read holds up no other
                    wrong = e;
                }
            }
            for (Map.Entry<Integer, CloudGame> game : games.entrySet()) {
                String serial = game.getValue().serial();
                String board = serial == null ? round.name() + "-" + game.getKey() : serial;
                boards.update(board, game.getValue().game());
            }
            if (wrong != null) {
                throw wrong;
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

        private void read(int number) throws IOException, InterruptedException {
            HttpPoll poll = polls.computeIfAbsent(number, n -> new HttpPoll(client, round.game(n)));
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
