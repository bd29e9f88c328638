package org.chatrang.judging.loop;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Codec;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Player;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;

/** Games played at random, event by event in turn, with repeats, illegal moves and unreadable records among them. */
final class Traffic implements AutoCloseable {
    private static final Instant START = Instant.parse("2026-01-01T10:00:00Z");

    private final KafkaProducer<byte[], byte[]> producer;
    private final List<Game> games = new ArrayList<>();
    private final Random random = new Random(20260101);
    private final int partitions;
    private int turn;

    Traffic(String bootstrapServers, int games, int partitions) {
        this.partitions = partitions;
        producer = new KafkaProducer<>(
                Map.of(
                        "bootstrap.servers", bootstrapServers,
                        "enable.idempotence", true,
                        "delivery.timeout.ms", 120_000,
                        "max.block.ms", 120_000,
                        "retry.backoff.max.ms", 200),
                new ByteArraySerializer(),
                new ByteArraySerializer());
        for (int i = 0; i < games; i++) {
            this.games.add(new Game("game-" + i, i % partitions));
        }
    }

    /** The next event of the next game in turn. */
    void next() {
        games.get(turn).next();
        turn = (turn + 1) % games.size();
    }

    /** Closes half of the games and waits until everything sent is in the log. */
    void finish() {
        for (int i = 0; i < games.size(); i += 2) {
            games.get(i).desk(new GameClosed());
        }
        producer.flush();
    }

    @Override
    public void close() {
        producer.close();
    }

    private final class Game {
        private final String gameId;
        private final int partition;
        private Position position = Position.initial();
        private int ply;
        private long deskN;
        private long boardN;
        private boolean scheduled;

        Game(String gameId, int partition) {
            this.gameId = gameId;
            this.partition = partition;
        }

        void next() {
            if (!scheduled) {
                scheduled = true;
                desk(new GameScheduled(
                        "event",
                        null,
                        null,
                        null,
                        "open",
                        1,
                        "1",
                        1,
                        player("White"),
                        player("Black"),
                        null,
                        null,
                        null,
                        List.of("gateway"),
                        null));
                return;
            }
            int dice = random.nextInt(100);
            if (dice < 2) {
                send(gameId, "{\"not\":\"an event\"".getBytes(java.nio.charset.StandardCharsets.UTF_8));
            } else if (dice < 7 && boardN > 0) {
                board(new MoveCompleted(
                        Math.max(1, ply), "a1a1", null, null, null, null, null)); // a repeat of the last stamp
            } else if (dice < 8) {
                boardN++;
                board(new MoveCompleted(ply + 1, "e1e8", null, null, null, MoveCompleted.CompletedBy.QUIET, null));
            } else {
                move();
            }
        }

        private static Player player(String name) {
            return new Player(name, name, null, null, null, null);
        }

        private void move() {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            boardN++;
            ply++;
            String uci = Uci.write(position, move);
            board(new MoveCompleted(
                    ply, uci, null, null, ClockReading.of(5_400_000L, 5_400_000L, Side.WHITE), null, null));
            position = position.play(move);
        }

        private void board(GameFact fact) {
            event(new Stamp("gateway", 1, boardN), fact);
        }

        void desk(GameFact fact) {
            event(new Stamp("desk", 1, ++deskN), fact);
        }

        private void event(Stamp stamp, GameFact fact) {
            send(gameId, Codec.bytes(GameEvent.of(gameId, stamp, START.plusSeconds(ply), fact)));
        }

        private void send(String key, byte[] value) {
            producer.send(new ProducerRecord<>(
                    Topics.GAME_EVENTS.name(),
                    partition % partitions,
                    key.getBytes(java.nio.charset.StandardCharsets.UTF_8),
                    value));
        }
    }
}
