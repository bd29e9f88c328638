package org.chatrang.gateway.cloud;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.chatrang.events.Codec;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.gateway.notation.NotatedBoards;

/**
 * One round: its index, and each game read by itself, so that one that is slow or wrong holds up no other, nor does an index
 * that cannot be read once the games are known.
 */
final class RoundReading {
    private static final String INDEX = "index.json";
    /** So many answers of the server are waited for at once. */
    private static final int AT_ONCE = 16;

    private static final int NOT_KNOWN = -1;

    private final CloudRound round;
    private final HttpClient client;
    private final NotatedBoards boards;
    private final HttpPoll index;
    private final Semaphore asking = new Semaphore(AT_ONCE);
    private final List<GameReading> games = new ArrayList<>();
    private final AtomicBoolean indexAsked = new AtomicBoolean();
    private volatile Turn indexWrong = new Turn();
    private volatile int count = NOT_KNOWN;

    RoundReading(CloudRound round, HttpClient client, NotatedBoards boards) {
        this.round = round;
        this.client = client;
        this.boards = boards;
        this.index = new HttpPoll(client, round.index());
    }

    /**
     * Asks for what is new and tells what is known, without waiting for an answer but for that of the first index.
     *
     * @return what is wrong with single games, or with an index that was read before
     * @throws IOException if no index was ever read
     */
    Turn turn(ExecutorService readers) throws IOException, InterruptedException {
        if (count == NOT_KNOWN) {
            readIndex();
        } else if (indexAsked.compareAndSet(false, true)) {
            readers.submit(this::readIndexAgain);
        }
        for (int number = games.size() + 1; number <= count; number++) {
            games.add(new GameReading(round, number, new HttpPoll(client, round.game(number))));
        }
        Turn turn = new Turn();
        turn.addAll(indexWrong);
        for (GameReading game : games) {
            game.tell(boards, turn);
        }
        games.stream().limit(count).filter(GameReading::begin).forEach(game -> readers.submit(() -> read(game)));
        return turn;
    }

    private Void read(GameReading game) throws InterruptedException {
        asking.acquire();
        try {
            game.read(boards);
        } finally {
            asking.release();
        }
        return null;
    }

    private Void readIndexAgain() throws InterruptedException {
        try {
            Turn now = new Turn();
            now.attempt(INDEX, this::readIndex);
            indexWrong = now;
        } finally {
            indexAsked.set(false);
        }
        return null;
    }

    private void readIndex() throws IOException, InterruptedException {
        Optional<byte[]> changed = index.read();
        if (changed.isPresent()) {
            count = pairings(changed.get());
            index.taken();
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
        throw new IOException(round.index() + " is no round's list of pairings in JSON; is chatrang.gateway.cloud."
                + round.name() + ".url right?");
    }
}
