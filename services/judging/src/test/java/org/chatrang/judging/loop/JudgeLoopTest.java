package org.chatrang.judging.loop;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.chatrang.events.Codec;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Player;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;
import org.chatrang.judging.fold.Phase;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.StackBackend;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * One judge on a real broker: bad input, deadlines, stop and start, a broker that goes away. Each test has a partition of its
 * own.
 */
class JudgeLoopTest {
    private static final int PARTITIONS = 8;

    private static KafkaServer kafka;
    private static int partitionsUsed;

    private final int partition = partitionsUsed++;
    private KafkaProducer<byte[], byte[]> producer;
    private JudgeLoop loop;

    @BeforeAll
    static void broker() {
        kafka = StackBackend.chosen().startKafka();
        Topics.all().forEach(topic -> kafka.createTopic(topic.name(), PARTITIONS));
    }

    @AfterAll
    static void noBroker() {
        kafka.close();
    }

    @BeforeEach
    void producer() {
        producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", kafka.bootstrapServers()),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    @AfterEach
    void stop() {
        if (loop != null) {
            loop.close();
        }
        producer.close(Duration.ZERO);
    }

    @Test
    void bad_input_gets_its_verdict_and_its_dead_letter_and_stops_nothing() throws Exception {
        byte[] noJson = {(byte) 0xFF, 0x00, 'x'};
        byte[] huge = "x".repeat(900_000).getBytes(StandardCharsets.UTF_8);
        send(null, noJson);
        send("", noJson);
        send("k".repeat(5_000), noJson);
        send("g", null);
        send("g", huge);
        send("g", event("desk", 1, schedule()));
        send("g", noJson);
        send("g", event("desk", 2, new GameStarted()));
        start(DeadlineTimer.NONE);

        List<Verdict> verdicts = verdicts(8);
        assertEquals(
                List.of(0L, 0L, 0L, 0L, 0L, 1L, 2L, 3L),
                verdicts.stream().map(Verdict::seq).toList());
        List<ConsumerRecord<byte[], byte[]>> dead =
                read(Topics.GAME_EVENTS.deadLetters().name());
        assertEquals(6, dead.size());
        ConsumerRecord<byte[], byte[]> last = dead.getLast();
        assertArrayEquals(noJson, last.value());
        assertEquals("game-events", header(last, "chatrang_topic"));
        assertEquals(Integer.toString(partition), header(last, "chatrang_partition"));
        assertEquals("6", header(last, "chatrang_offset"));
        assertTrue(header(last, "chatrang_reason").startsWith("not JSON"), () -> header(last, "chatrang_reason"));
    }

    @Test
    void a_verdict_stands_in_the_partition_of_its_record_with_its_cloud_event_headers() throws Exception {
        send("g", event("desk", 1, schedule()));
        start(DeadlineTimer.NONE);
        verdicts(1);

        ConsumerRecord<byte[], byte[]> verdict = read(Topics.VERDICTS.name()).getFirst();
        assertEquals(partition, verdict.partition());
        assertEquals("g", new String(verdict.key(), StandardCharsets.UTF_8));
        assertEquals("g/legality/1", header(verdict, "ce_id"));
        assertEquals("1.0", header(verdict, "ce_specversion"));
    }

    @Test
    void a_deadline_is_appended_once_also_when_the_judge_starts_again() throws Exception {
        Instant due = Instant.now().minusSeconds(60);
        DeadlineTimer timer =
                game -> game.phase() == Phase.RUNNING && game.clocks().flagDeadline() == null
                        ? Optional.of(new DeadlineReached(DeadlineReached.Deadline.FLAG, Side.WHITE, 1, due))
                        : Optional.empty();
        send("g", event("desk", 1, schedule()));
        send("g", event("desk", 2, new GameStarted()));
        start(timer);

        assertEquals(3, verdicts(3).getLast().seq(), "the deadline is the third record");
        loop.close();
        start(timer);
        send("g", event("desk", 3, new GameStarted()));
        verdicts(4);

        List<ConsumerRecord<byte[], byte[]>> log = read(Topics.GAME_EVENTS.name());
        assertEquals(4, log.size());
        GameEvent appended = Codec.readEvent(log.get(2).value());
        assertEquals(new Stamp("legality", 1, 1), appended.stamp());
    }

    @Test
    void a_judge_that_starts_again_goes_on_where_it_stopped() throws Exception {
        send("g", event("desk", 1, schedule()));
        start(DeadlineTimer.NONE);
        verdicts(1);
        loop.close();
        send("g", event("desk", 2, new GameStarted()));
        start(DeadlineTimer.NONE);

        List<Verdict> verdicts = verdicts(2);
        assertEquals(List.of(1L, 2L), verdicts.stream().map(Verdict::seq).toList());
        assertEquals(2, verdicts.size());
    }

    @Test
    void a_broker_that_goes_away_shows_and_ends_nothing() throws Exception {
        send("g", event("desk", 1, schedule()));
        start(DeadlineTimer.NONE);
        verdicts(1);
        assertTrue(loop.status().brokerReached());

        kafka.kill();
        long turns = loop.status().turns();
        until("the loop turns without a broker", () -> loop.status().turns() > turns + 2);
        kafka.restart();
        send("g", event("desk", 2, new GameStarted()));

        assertEquals(2, verdicts(2).getLast().seq());
    }

    private void start(DeadlineTimer timer) {
        LoopSettings settings = LoopSettings.usual(kafka.bootstrapServers(), JudgeName.LEGALITY, "one");
        loop = new JudgeLoop(settings, new WitnessJudge(), timer, LoopListener.SILENT);
        loop.start();
    }

    /** Waits until there are so many verdicts. */
    private List<Verdict> verdicts(int count) throws Exception {
        List<Verdict> verdicts = new ArrayList<>();
        try (TopicReader reader = new TopicReader(kafka.bootstrapServers(), Topics.VERDICTS.name(), PARTITIONS)) {
            until(count + " verdicts", () -> {
                reader.readOn(record -> {
                    if (record.partition() == partition) {
                        verdicts.add(verdict(record));
                    }
                });
                return verdicts.size() >= count;
            });
        }
        return verdicts;
    }

    private List<ConsumerRecord<byte[], byte[]>> read(String topic) {
        List<ConsumerRecord<byte[], byte[]>> records = new ArrayList<>();
        try (TopicReader reader = new TopicReader(kafka.bootstrapServers(), topic, PARTITIONS)) {
            reader.readOn(records::add);
        }
        records.removeIf(record -> record.partition() != partition);
        return records;
    }

    private void send(String key, byte[] value) throws Exception {
        byte[] bytes = key == null ? null : key.getBytes(StandardCharsets.UTF_8);
        producer.send(new ProducerRecord<>(Topics.GAME_EVENTS.name(), partition, bytes, value))
                .get();
    }

    private byte[] event(String source, long n, GameFact fact) {
        return Codec.bytes(GameEvent.of("g", new Stamp(source, 1, n), Instant.now(), fact));
    }

    private static GameScheduled schedule() {
        Player player = new Player("p", "P", null, null, null, null);
        return new GameScheduled(
                "e", null, null, null, "open", 1, null, 1, player, player, null, null, null, List.of(), null);
    }

    private static Verdict verdict(ConsumerRecord<byte[], byte[]> record) {
        try {
            return Codec.read(record.value(), Verdict.class);
        } catch (org.chatrang.events.UnreadableRecordException e) {
            throw new AssertionError(e);
        }
    }

    private static String header(ConsumerRecord<byte[], byte[]> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    private static void until(String what, Callable<Boolean> condition) {
        await(what)
                .pollInSameThread()
                .pollInterval(Duration.ofMillis(20))
                .atMost(Duration.ofSeconds(60))
                .until(condition);
    }
}
