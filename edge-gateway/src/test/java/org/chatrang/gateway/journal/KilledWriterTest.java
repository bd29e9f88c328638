package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Stamp;
import org.chatrang.gateway.support.Child;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KilledWriterTest {
    @TempDir
    Path directory;

    @Test
    void givenAWriterKilledAgainAndAgainWhenOpenedThenAllItPromisedIsThereInOrder() throws Exception {
        Path file = directory.resolve("gateway.journal");
        Path log = directory.resolve("child.log");
        for (int kill = 1; kill <= 3; kill++) {
            long before = promises(log);
            try (Child child = Child.start(JournalChild.class, log, file.toString())) {
                Until.holds("400 more events promised", Duration.ofSeconds(60), () -> promises(log) > before + 400);
                assertTrue(child.isAlive());
            }
        }
        try (Journal journal =
                Journal.open(JournalSettings.of(file), "hall-a", InstantSource.system(), JournalListener.none())) {
            for (var promised : lastPromised(log).entrySet()) {
                String[] boardAndEpoch = promised.getKey().split(" ");
                Stamp stamp = new Stamp("hall-a", Long.parseLong(boardAndEpoch[1]), promised.getValue());
                assertTrue(
                        journal.reader().holds("game-of-" + boardAndEpoch[0], stamp),
                        "promised and lost: " + boardAndEpoch[0] + " " + stamp);
            }
            for (int board = 1; board <= 8; board++) {
                assertContiguous(journal.reader().after("b" + board, 0, 1_000_000));
            }
        }
    }

    private static void assertContiguous(List<JournalEntry> entries) {
        Stamp last = null;
        for (JournalEntry entry : entries) {
            Stamp stamp = entry.event().stamp();
            boolean sameEpoch = last != null && last.epoch() == stamp.epoch();
            assertEquals(sameEpoch ? last.n() + 1 : 1, stamp.n());
            assertTrue(last == null || stamp.compareTo(last) > 0);
            last = stamp;
        }
    }

    private static List<String> lines(Path log) {
        try {
            return Files.exists(log)
                    ? Files.readString(log)
                            .lines()
                            .filter(line -> line.startsWith("durable "))
                            .toList()
                    : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long promises(Path log) {
        return lines(log).size();
    }

    private static Map<String, Long> lastPromised(Path log) {
        Map<String, Long> last = new HashMap<>();
        for (String line : lines(log)) {
            String[] words = line.split(" ");
            if (words.length == 4 && words[3].matches("\\d+")) {
                last.merge(words[1] + " " + words[2], Long.parseLong(words[3]), Math::max);
            }
        }
        return last;
    }
}
