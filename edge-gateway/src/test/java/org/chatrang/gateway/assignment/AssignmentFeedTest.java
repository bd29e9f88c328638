package org.chatrang.gateway.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.Topics;
import org.chatrang.gateway.journal.AssignmentPlace;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.journal.KeptAssignment;
import org.chatrang.gateway.publish.BusSettings;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.Until;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever stands on the bus of a board's former games, whoever listens hears of the newest only. */
class AssignmentFeedTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final String GATEWAY = "hall-of-rounds";
    private static final String LOSER = "hall-that-loses-boards";
    private static final List<String> BOARDS =
            IntStream.rangeClosed(1, 12).mapToObj(k -> "h-" + k).toList();

    @TempDir
    Path directory;

    private Journal open() {
        return open(GATEWAY);
    }

    private Journal open(String gateway) {
        return Journal.open(
                JournalSettings.of(directory.resolve("gateway.journal")),
                gateway,
                InstantSource.system(),
                JournalListener.none());
    }

    private static List<String> games(String round) {
        return IntStream.rangeClosed(1, BOARDS.size())
                .mapToObj(k -> round + "." + k)
                .sorted()
                .toList();
    }

    private List<String> heard(Journal journal, int expected, Runnable meanwhile) throws InterruptedException {
        List<String> heard = Collections.synchronizedList(new ArrayList<>());
        Assignments assignments = new Assignments(journal);
        assignments.onAssignment(assignment -> heard.add(assignment.gameId()));
        AssignmentFeed feed =
                new AssignmentFeed(BusSettings.of(SharedKafka.get().bootstrapServers()), GATEWAY, assignments);
        feed.start();
        meanwhile.run();
        Until.holds(expected + " assignments are heard", SOON, () -> heard.size() >= expected);
        feed.stop();
        return heard.stream().sorted().toList();
    }

    @Test
    void givenAssignmentsOfManyRoundsWhenStartedAgainAndAgainThenOnlyTheNewestIsHeard() throws Exception {
        KafkaServer kafka = SharedKafka.get();
        try (Bus bus = new Bus(kafka)) {
            for (String round : List.of("r1", "r2", "r3")) {
                bus.assign(GATEWAY, round, BOARDS);
            }
            try (Journal journal = open()) {
                assertEquals(games("r3"), heard(journal, BOARDS.size(), () -> {}));
            }
            bus.assign(GATEWAY, "r4", BOARDS);
            List<String> known = new ArrayList<>(games("r3"));
            known.addAll(games("r4"));
            try (Journal journal = open()) {
                assertEquals(known, heard(journal, known.size(), () -> {}), "what is kept, then what is new");
            }
            known = new ArrayList<>(games("r4"));
            known.add("r5.1");
            try (Journal journal = open()) {
                Runnable another = () -> bus.assign(GATEWAY, "r5", List.of("h-99"));
                assertEquals(known, heard(journal, known.size(), another), "the past is not heard again");
            }
        }
    }

    private static void write(String board, BoardAssignment assignment) throws Exception {
        Map<String, Object> config =
                Map.of("bootstrap.servers", SharedKafka.get().bootstrapServers());
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            byte[] record = assignment == null ? null : Codec.bytes(assignment);
            producer.send(new ProducerRecord<>(Topics.BOARD_ASSIGNMENTS.name(), board, record))
                    .get();
        }
    }

    @Test
    void givenABoardTakenAwayThenItHasNoGameHereAnyMore() throws Exception {
        try (Bus bus = new Bus(SharedKafka.get());
                Journal journal = open(LOSER)) {
            Assignments assignments = new Assignments(journal);
            bus.assign(LOSER, "away", List.of("away-1", "away-2"));
            AssignmentFeed feed =
                    new AssignmentFeed(BusSettings.of(SharedKafka.get().bootstrapServers()), LOSER, assignments);
            feed.start();
            Until.holds("both are known", SOON, () -> games(assignments).containsAll(List.of("away.1", "away.2")));
            write("away-1", null);
            write("away-2", new BoardAssignment("away-2", "another", "Hall", 9, "away.3", null, false));
            Until.holds(
                    "neither has a game",
                    SOON,
                    () -> games(assignments).stream().noneMatch(game -> game.startsWith("away")));
            feed.stop();
        }
        try (Journal journal = open(LOSER)) {
            assertTrue(games(new Assignments(journal)).stream().noneMatch(game -> game.startsWith("away")));
        }
    }

    private static List<String> games(Assignments assignments) {
        return assignments.all().stream()
                .map(BoardAssignment::gameId)
                .filter(Objects::nonNull)
                .toList();
    }

    private static KeptAssignment assignment(String game, long offset, long written) {
        return new KeptAssignment(
                new BoardAssignment("77", GATEWAY, "Hall", 1, game, null, false),
                new AssignmentPlace(3, offset, written));
    }

    @Test
    void givenAnAssignmentThatStandsBeforeTheOneKeptThenItDoesNotCount() throws Exception {
        try (Journal journal = open()) {
            new Assignments(journal).take(List.of(assignment("g2", 20, 2000)));
        }
        try (Journal journal = open()) {
            Assignments assignments = new Assignments(journal);
            assignments.take(List.of(assignment("g1", 10, 1000)));
            assertEquals("g2", assignments.all().getFirst().gameId());
            assignments.take(List.of(assignment("g3", 21, 900)));
            assertEquals("g3", assignments.all().getFirst().gameId(), "a clock was put back");
            assignments.take(List.of(assignment("g4", 0, 3000)));
            assertEquals("g4", assignments.all().getFirst().gameId(), "the topic was made anew");
        }
    }

    @Test
    void givenAJournalOfTheVersionBeforeWhenOpenedThenItsAssignmentsAreKeptAndAnyOnTheBusIsNewer() throws Exception {
        try (Journal journal = open()) {
            journal.bind(assignment("g1", 5, 5000).assignment());
        }
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("gateway.journal"));
                Statement statement = connection.createStatement()) {
            for (String column : List.of("part", "place", "written")) {
                statement.execute("ALTER TABLE assignment DROP COLUMN " + column);
            }
            statement.execute("DROP TABLE notation");
            statement.execute("PRAGMA user_version = 2");
        }
        try (Journal journal = open()) {
            Assignments assignments = new Assignments(journal);
            assertEquals("g1", assignments.all().getFirst().gameId());
            assignments.take(List.of(assignment("g2", 0, 10)));
            assertEquals("g2", assignments.all().getFirst().gameId());
        }
    }
}
