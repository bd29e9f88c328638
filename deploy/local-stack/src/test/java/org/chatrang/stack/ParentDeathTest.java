package org.chatrang.stack;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A JVM that dies by SIGKILL runs no shutdown hook; its servers and their temporary data must go all the same. */
class ParentDeathTest {
    @Test
    void serversAndTemporaryDataGoWithTheirParent() throws Exception {
        Process parent = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        StackHolder.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> line;
        try (var lines = parent.inputReader()) {
            line = List.of(lines.readLine().split(" "));
            ProcessHandle kafka = ProcessHandle.of(Long.parseLong(line.get(0))).orElseThrow();
            ProcessHandle postgres =
                    ProcessHandle.of(Long.parseLong(line.get(1))).orElseThrow();

            parent.destroyForcibly().waitFor();

            Deadline deadline = Deadline.after(Duration.ofSeconds(20));
            Path kafkaData = Path.of(line.get(2));
            Path postgresData = Path.of(line.get(3));
            while ((kafka.isAlive() || postgres.isAlive() || Files.exists(kafkaData) || Files.exists(postgresData))
                    && !deadline.isOver()) {
                deadline.pause();
            }
            assertFalse(kafka.isAlive(), "Kafka outlived its parent");
            assertFalse(postgres.isAlive(), "PostgreSQL outlived its parent");
            assertFalse(Files.exists(kafkaData), "Kafka's temporary data outlived its parent");
            assertFalse(Files.exists(postgresData), "PostgreSQL's temporary data outlived its parent");
        }
        assertTrue(line.size() == 4);
    }
}
