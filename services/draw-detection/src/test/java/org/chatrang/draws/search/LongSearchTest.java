package org.chatrang.draws.search;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.chatrang.draws.rules.DrawJudge;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.Codec;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;
import org.chatrang.judging.Verdicts;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.fold.Step;
import org.chatrang.judging.loop.JudgeLoop;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.StackBackend;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dead position that the judge's own budget does not see, on a real broker. Each test has a partition of its own. */
class LongSearchTest {
    /** Two walls of pawns that no king passes: dead, whatever is played. */
    private static final String WALLS = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

    private static final int PARTITIONS = 4;

    private static KafkaServer kafka;
    private static int partitionsUsed;

    private final int partition = partitionsUsed++;
    private KafkaProducer<byte[], byte[]> producer;
    private JudgeLoop loop;
    private ChildProcess child;
    private Path gate;
    private Path begun;

    @TempDir
    Path files;

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
    void prepare() {
        gate = files.resolve("gate");
        begun = files.resolve("begun");
        producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", kafka.bootstrapServers()),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    @AfterEach
    void stop() throws IOException {
        Files.writeString(gate, "open");
        if (loop != null) {
            loop.close();
        }
        if (child != null) {
            child.kill();
        }
        producer.close(Duration.ZERO);
    }

    @Test
    void the_game_and_its_neighbours_go_on_until_the_search_has_ended() throws Exception {
        start();
        BusGame hard = new BusGame(producer, partition, "hard").scheduled(WALLS).moves("e1e2");
        until("the search is begun", () -> Files.exists(begun));
        hard.moves("e8e7", "e2e1", "e7e8");
        new BusGame(producer, partition, "easy").scheduled(null).moves("f2f3", "e7e5", "g2g4", "d8h4");

        List<Verdict> verdicts = verdicts(10);
        assertEquals(Finding.Standing.NEEDS_ARBITER, dead(verdicts.get(1)).standing());
        assertEquals(
                1,
                verdicts.stream()
                        .filter(verdict -> verdict.gameId().equals("hard"))
                        .filter(LongSearchTest::speaksOfDeath)
                        .count(),
                "said once");
        assertEquals(0, analyses().size());

        open();
        Verdict ruling = verdicts(11).getLast();
        assertEquals(
                new Consequence.Ends(GameResult.DRAW, EndingKind.DEAD_POSITION, 2L, 1),
                dead(ruling).consequence());
        assertEquals(Finding.Standing.RULED, dead(ruling).standing());
        assertEquals(1, analyses().size());
        assertReplayGivesTheSameBytes();
    }

    @Test
    void a_judge_killed_while_it_searches_loses_nothing_and_doubles_nothing() throws Exception {
        child = instance("first");
        new BusGame(producer, partition, "hard").scheduled(WALLS).moves("e1e2", "e8e7");
        verdicts(3);
        until("the search is begun", () -> Files.exists(begun));
        child.kill();
        long searches = Files.lines(begun).count();

        child = instance("second");
        until("the search is begun again", () -> Files.lines(begun).count() > searches);
        assertEquals(0, analyses().size());
        open();
        verdicts(4);
        // A third life has nothing left to search for: what is asked of it next is answered and nothing is appended.
        child.kill();
        child = instance("third");
        new BusGame(producer, partition, "later").scheduled(null);

        assertEquals(5, verdicts(5).size());
        assertEquals(1, analyses().size());
        assertReplayGivesTheSameBytes();
    }

    @Test
    void an_arbiter_who_sets_another_position_makes_the_search_moot() throws Exception {
        start();
        BusGame hard = new BusGame(producer, partition, "hard").scheduled(WALLS).moves("e1e2");
        until("the search is begun", () -> Files.exists(begun));
        hard.desk(new RulingMade("A", "r", new Ruling.SetPosition("4k3/8/8/8/8/8/8/Q3K3 w - - 0 2")));
        verdicts(3);
        open();
        until("the new position is searched", () -> analyses().size() == 1);

        AnalysisCompleted said = (AnalysisCompleted)
                BusTopic.value(analyses().getFirst(), GameEvent.class).fact();
        assertEquals(3, said.answers());
        assertEquals(AnalysisCompleted.Chance.CAN, said.chance());
        assertFalse(said.line().isEmpty());
        List<Finding> findings = verdicts(4).getLast().findings();
        assertEquals(
                List.of(FindingKind.ANALYSIS_COMPLETED),
                findings.stream().map(Finding::kind).toList());
        assertReplayGivesTheSameBytes();
    }

    private void start() {
        loop = DrawInstance.loop(kafka.bootstrapServers(), gate, begun);
        loop.start();
    }

    private ChildProcess instance(String name) {
        List<String> command = List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                DrawInstance.class.getName(),
                kafka.bootstrapServers(),
                gate.toString(),
                begun.toString());
        return ChildProcess.start(name, command, Map.of(), files.resolve(name + ".log"));
    }

    private void open() throws IOException {
        Files.writeString(gate, "open");
    }

    /** Waits for so many verdicts. */
    private List<Verdict> verdicts(int count) throws Exception {
        List<ConsumerRecord<byte[], byte[]>> records =
                until(count + " verdicts", () -> read(Topics.VERDICTS.name()), found -> found.size() >= count);
        return records.stream()
                .map(record -> BusTopic.value(record, Verdict.class))
                .toList();
    }

    private List<ConsumerRecord<byte[], byte[]>> analyses() {
        return read(Topics.GAME_EVENTS.name()).stream()
                .filter(record -> BusTopic.value(record, GameEvent.class).fact() instanceof AnalysisCompleted)
                .toList();
    }

    private List<ConsumerRecord<byte[], byte[]>> read(String topic) {
        return BusTopic.read(kafka.bootstrapServers(), topic, partition);
    }

    private static boolean speaksOfDeath(Verdict verdict) {
        return verdict.findings().stream().anyMatch(finding -> finding.kind() == FindingKind.DEAD_POSITION);
    }

    private static Finding dead(Verdict verdict) {
        return verdict.findings().stream()
                .filter(finding -> finding.kind() == FindingKind.DEAD_POSITION)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no dead position in " + verdict));
    }

    /** The log folded without a bus: one verdict for each record, in order, with the bytes that were written live. */
    private void assertReplayGivesTheSameBytes() {
        DrawJudge judge = new DrawJudge(new MateSearch(0));
        Map<String, GameState> games = new HashMap<>();
        List<ConsumerRecord<byte[], byte[]>> live = read(Topics.VERDICTS.name());
        int next = 0;
        for (ConsumerRecord<byte[], byte[]> source : read(Topics.GAME_EVENTS.name())) {
            LogRecord record = LogRecord.read(source.key(), source.value(), source.partition(), source.offset());
            Step step = Fold.apply(games.getOrDefault(record.gameId(), GameState.unscheduled(record.gameId())), record);
            games.put(record.gameId(), step.after());
            if (!step.repeat()) {
                assertArrayEquals(
                        Codec.bytes(Verdicts.of(judge, step)), live.get(next++).value());
            }
        }
        assertEquals(live.size(), next);
    }

    private static void until(String what, Callable<Boolean> condition) {
        until(what, condition, found -> found);
    }

    private static <T> T until(String what, Callable<T> ask, Predicate<T> enough) {
        return await(what)
                .pollInSameThread()
                .pollInterval(Duration.ofMillis(20))
                .atMost(Duration.ofSeconds(60))
                .until(ask, enough);
    }
}
