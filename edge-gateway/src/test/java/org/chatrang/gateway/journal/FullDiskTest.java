package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Properties;
import org.chatrang.gateway.support.Child;
import org.chatrang.gateway.support.Tools;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.JDBC;

/** A disk that takes no more bytes: the operating system refuses every write beyond a length of any file of the process. */
class FullDiskTest {
    private static final Duration SOON = Duration.ofSeconds(60);

    @TempDir
    Path directory;

    @Test
    void givenADiskThatIsFullWhenRoomIsMadeThenRecordingGoesOnAndNothingIsLostOrCorrupt() throws Exception {
        Path limiter = Tools.needed("prlimit", "let a running process write no more", "Linux: util-linux");
        Path file = directory.resolve("gateway.journal");
        Path log = directory.resolve("child.log");
        try (Child child = Child.start(JournalChild.class, log, file.toString())) {
            Until.holds("it records", SOON, () -> count(log, "durable ") > 50);
            limit(
                    limiter,
                    child.pid(),
                    Long.toString(Files.size(file.resolveSibling("gateway.journal-wal")) + 200_000));
            Until.holds("it says that the disk refuses", SOON, () -> count(log, "state Refused") == 1);
            assertTrue(child.isAlive());
            limit(limiter, child.pid(), "unlimited");
            Until.holds("it says that the disk takes again", SOON, () -> count(log, "state Ok") >= 1);
            long then = count(log, "durable ");
            Until.holds("it records again", SOON, () -> count(log, "durable ") > then + 50);
        }
        try (Connection connection = JDBC.createConnection("jdbc:sqlite:" + file, new Properties());
                ResultSet row = connection.createStatement().executeQuery("PRAGMA integrity_check")) {
            assertEquals("ok", row.getString(1));
        }
        try (Journal journal =
                Journal.open(JournalSettings.of(file), "hall-a", InstantSource.system(), JournalListener.none())) {
            assertTrue(journal.backlog().size() >= count(log, "durable "), "all it promised is there");
            for (int board = 1; board <= 8; board++) {
                List<JournalEntry> entries = journal.reader().after("b" + board, 0, 1_000_000);
                for (int i = 0; i < entries.size(); i++) {
                    assertEquals(i + 1, entries.get(i).event().stamp().n());
                }
            }
        }
    }

    private static void limit(Path limiter, long process, String bytes) throws Exception {
        Process limit = new ProcessBuilder(limiter.toString(), "--pid", "" + process, "--fsize=" + bytes + ":unlimited")
                .inheritIO()
                .start();
        assertEquals(0, limit.waitFor());
    }

    private static long count(Path log, String prefix) {
        try {
            return Files.exists(log)
                    ? Files.readString(log)
                            .lines()
                            .filter(line -> line.startsWith(prefix))
                            .count()
                    : 0;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
