package org.chatrang.draws.search;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Player;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;

/** A game whose events a test sends to a partition. */
final class BusGame {
    private final KafkaProducer<byte[], byte[]> producer;
    private final int partition;
    private final String gameId;
    private long n;
    private long deskN;
    private int ply;

    BusGame(KafkaProducer<byte[], byte[]> producer, int partition, String gameId) {
        this.producer = producer;
        this.partition = partition;
        this.gameId = gameId;
    }

    BusGame scheduled(String startFen) throws Exception {
        Player player = new Player("p", "P", null, null, null, null);
        desk(new GameScheduled(
                "e",
                null,
                null,
                null,
                "open",
                1,
                null,
                1,
                player,
                player,
                startFen,
                null,
                RulesSpec.standard(),
                List.of("gateway"),
                null));
        return this;
    }

    BusGame moves(String... uci) throws Exception {
        for (String move : uci) {
            send(new Stamp("gateway", 1, ++n), new MoveCompleted(++ply, move, null, null, null, null, null));
        }
        return this;
    }

    BusGame desk(GameFact fact) throws Exception {
        send(new Stamp("desk", 1, ++deskN), fact);
        return this;
    }

    void send(Stamp stamp, GameFact fact) throws Exception {
        byte[] value = Codec.bytes(GameEvent.of(gameId, stamp, Instant.now(), fact));
        producer.send(new ProducerRecord<>(
                        Topics.GAME_EVENTS.name(), partition, gameId.getBytes(StandardCharsets.UTF_8), value))
                .get();
    }
}
