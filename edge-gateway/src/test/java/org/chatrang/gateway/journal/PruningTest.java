package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.support.Facts;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the bus has and nobody needs makes room; nothing else ever does. */
class PruningTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    Path directory;

    private Journal open(long limit, Duration keep, InstantSource time) {
        JournalSettings settings =
                new JournalSettings(directory.resolve("gateway.journal"), limit, 80, 16, Duration.ofMillis(20), keep);
        return Journal.open(settings, "hall-a", time, JournalListener.none());
    }

    private static int held(Journal journal, String board) {
        return journal.reader().after(board, 0, 100_000).size();
    }

    private static void acknowledge(Journal journal, String board, long entry) throws InterruptedException {
        journal.acknowledge(new Acknowledgement(Map.of(board, entry), Map.of()));
    }

    @Test
    void givenAJournalNearlyFullWhenTheBusHasItsEventsThenItNeverFillsAndNothingUnpublishedGoes() throws Exception {
        try (Journal journal = open(JournalSettings.SMALLEST_LIMIT, Duration.ofDays(1), InstantSource.system())) {
            journal.record(Facts.seen("silent", 1));
            long last = 0;
            for (int ply = 1; ply <= 700; ply++) {
                last = journal.record(Facts.seen("busy", ply)).id();
                acknowledge(journal, "busy", last - 1);
            }
            assertTrue(held(journal, "busy") < 700, "old entries are gone");
            assertEquals(
                    last, journal.reader().after("busy", 0, 100_000).getLast().id());
            assertEquals(1, held(journal, "silent"), "the bus does not have it");
            assertEquals(2, journal.backlog().size());
        }
    }

    @Test
    void givenAGameStillOnItsBoardWhenNearlyFullThenItsEventsStay() throws Exception {
        try (Journal journal = open(JournalSettings.SMALLEST_LIMIT, Duration.ZERO, InstantSource.system())) {
            journal.bind(new BoardAssignment("a", "hall-a", "Hall", 1, "game-of-a", null, false));
            long last = 0;
            for (int ply = 1; ply <= 50; ply++) {
                last = journal.record(Facts.seen("a", ply)).id();
            }
            acknowledge(journal, "a", last);
            for (int ply = 1; ply <= 500; ply++) {
                acknowledge(journal, "b", journal.record(Facts.seen("b", ply)).id());
            }
            assertEquals(50, held(journal, "a"));
            assertTrue(held(journal, "b") < 500);
        }
    }

    @Test
    void givenOldEventsWhenStartedThenTheyGoAndNumbersGoOn() throws Exception {
        AtomicLong now = new AtomicLong(Instant.now().toEpochMilli());
        InstantSource time = () -> Instant.ofEpochMilli(now.get());
        long last;
        try (Journal journal = open(1 << 20, Duration.ofHours(1), time)) {
            journal.record(Facts.seen("a", 1));
            last = journal.record(Facts.seen("a", 2)).id();
            acknowledge(journal, "a", last);
        }
        now.addAndGet(Duration.ofHours(2).toMillis());
        try (Journal journal = open(1 << 20, Duration.ofHours(1), time)) {
            Until.holds("old entries are gone", SOON, () -> held(journal, "a") == 0);
            assertEquals(last + 1, journal.record(Facts.seen("a", 3)).id());
            assertEquals(1, journal.backlog().size());
        }
        try (Journal journal = open(1 << 20, Duration.ofHours(1), time)) {
            assertEquals(1, journal.backlog().size());
            assertEquals(
                    List.of(last + 1),
                    journal.reader().after("a", last, 10).stream()
                            .map(JournalEntry::id)
                            .toList());
        }
    }

    @Test
    void givenAFullJournalWhenTheBusTakesItsEventsThenItAcceptsAgainByItself() throws Exception {
        try (Journal journal = open(JournalSettings.SMALLEST_LIMIT, Duration.ofDays(1), InstantSource.system())) {
            Thread driver = Thread.ofVirtual().start(() -> {
                try {
                    for (int ply = 1; ply <= 700; ply++) {
                        journal.record(Facts.seen("a", ply));
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            Until.holds(
                    "full",
                    SOON,
                    () -> journal.state() instanceof JournalState.Refused(boolean full, String why) && full);
            long end = System.nanoTime() + SOON.toNanos();
            while (driver.isAlive() && end - System.nanoTime() > 0) {
                List<JournalEntry> some = journal.reader().after("a", 0, 100_000);
                if (!some.isEmpty()) {
                    acknowledge(journal, "a", some.getLast().id());
                }
            }
            assertTrue(driver.join(SOON));
            assertEquals(
                    700,
                    journal.reader()
                            .after("a", 0, 100_000)
                            .getLast()
                            .event()
                            .stamp()
                            .n());
        }
    }
}
