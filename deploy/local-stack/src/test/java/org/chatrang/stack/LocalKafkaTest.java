package org.chatrang.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalKafkaTest {
    @Test
    void committedRecordsSurviveAKill() {
        try (LocalKafka kafka = LocalKafka.start()) {
            kafka.createTopic("moves", 1);
            Records.produce(kafka, "moves", List.of("e4", "e5", "Nf3"));
            long before = kafka.pid();

            kafka.kill();
            assertTrue(ProcessHandle.of(before).filter(ProcessHandle::isAlive).isEmpty());
            kafka.restart();

            assertNotEquals(before, kafka.pid());
            Records.produce(kafka, "moves", List.of("Nc6"));
            assertEquals(List.of("e4", "e5", "Nf3", "Nc6"), Records.consume(kafka, "moves", 4));
        }
    }

    @Test
    void givenDirectoryIsKeptAndReadAgain(@TempDir Path directory) {
        LocalKafkaOptions options = LocalKafkaOptions.temporary().in(directory).onPort(Ports.free());
        try (LocalKafka first = LocalKafka.start(options)) {
            first.createTopic("moves", 1);
            Records.produce(first, "moves", List.of("d4"));
        }
        try (LocalKafka second = LocalKafka.start(options)) {
            assertEquals(List.of("d4"), Records.consume(second, "moves", 1));
        }
        assertTrue(Files.exists(directory.resolve("broker.log")));
    }

    @Test
    void takenPortIsNamedWithItsOwner() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = other.getLocalPort();

            PortTakenException refused = assertThrows(
                    PortTakenException.class,
                    () -> LocalKafka.start(LocalKafkaOptions.temporary().onPort(port)));

            assertEquals(port, refused.port());
            String owner = "process " + ProcessHandle.current().pid();
            assertTrue(refused.getMessage().startsWith("port " + port + " wanted by Kafka is taken by " + owner));
        }
    }

    @Test
    void brokerThatCannotStartSaysWhy() {
        LocalKafkaOptions options = LocalKafkaOptions.temporary().with("num.partitions", "none");

        LocalStackException failed = assertThrows(LocalStackException.class, () -> LocalKafka.start(options));

        assertTrue(failed.getMessage().contains("num.partitions"), failed.getMessage());
    }

    @Test
    void topicsAreCreatedOnceWithTheirSettings() {
        KafkaServer kafka = SharedKafka.get();
        TopicDefinition compacted = new TopicDefinition("results", 2, Map.of("cleanup.policy", "compact"));
        kafka.createTopics(List.of(compacted));
        kafka.createTopics(List.of(compacted));

        LocalStackException refused =
                assertThrows(LocalStackException.class, () -> kafka.createTopic(compacted.name(), 3));

        assertTrue(refused.getMessage().startsWith("topic results has 2 partitions, not 3"));
        assertEquals(Map.of("kafka.bootstrap.servers", kafka.bootstrapServers()), kafka.properties());
        assertFalse(kafka.bootstrapServers().isEmpty());
    }
}
