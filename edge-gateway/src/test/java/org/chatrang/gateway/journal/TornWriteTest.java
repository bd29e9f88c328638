package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.time.InstantSource;
import java.util.List;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.chatrang.gateway.support.Facts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.JDBC;

/** Power loss: what is on disk is the journal as it was, with the end of the last write missing. */
class TornWriteTest {
    private static final int EVENTS = 60;

    @TempDir
    Path directory;

    @Test
    void givenATornLastWriteWhenOpenedThenAllButThatWriteIsThereAndNothingIsCorrupt() throws Exception {
        Path file = directory.resolve("gateway.journal");
        long[] walAfter = new long[EVENTS + 1];
        try (Journal journal =
                Journal.open(JournalSettings.of(file), "hall-a", InstantSource.system(), JournalListener.none())) {
            for (int ply = 1; ply <= EVENTS; ply++) {
                journal.record(Facts.seen("a", ply));
                walAfter[ply] = Files.size(wal(file));
            }
            SplittableRandom random = new SplittableRandom(7);
            for (int cut = 0; cut < 25; cut++) {
                int last = 1 + random.nextInt(EVENTS);
                long torn = walAfter[last] - 1 - random.nextLong(walAfter[last] - walAfter[last - 1]);
                checkTorn(file, directory.resolve("torn-" + cut + ".journal"), torn, last - 1);
            }
        }
    }

    private static Path wal(Path file) {
        return file.resolveSibling(file.getFileName() + "-wal");
    }

    private static void checkTorn(Path file, Path copy, long length, int whole) throws Exception {
        Files.copy(file, copy);
        Files.copy(wal(file), wal(copy));
        truncate(wal(copy), Math.max(0, length));
        if (whole == 0) {
            return; // the write before the first event made the tables: nothing was promised yet
        }
        try (Journal journal =
                Journal.open(JournalSettings.of(copy), "hall-a", InstantSource.system(), JournalListener.none())) {
            List<JournalEntry> entries = journal.reader().after("a", 0, 1000);
            List<Long> stamps =
                    entries.stream().map(entry -> entry.event().stamp().n()).toList();
            assertEquals(IntStream.rangeClosed(1, whole).mapToObj(n -> (long) n).toList(), stamps);
            assertEquals(whole + 1, journal.record(Facts.seen("a", whole + 1)).id());
        }
        try (Connection connection = JDBC.createConnection("jdbc:sqlite:" + copy, new Properties());
                ResultSet row = connection.createStatement().executeQuery("PRAGMA integrity_check")) {
            assertTrue(row.next());
            assertEquals("ok", row.getString(1));
        }
    }

    private static void truncate(Path file, long length) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }
}
