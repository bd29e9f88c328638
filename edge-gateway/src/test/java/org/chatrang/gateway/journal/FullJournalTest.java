package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.chatrang.gateway.support.Facts;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullJournalTest {
    @TempDir
    Path directory;

    private final List<String> states = new CopyOnWriteArrayList<>();

    private Journal open(long limit) {
        Path file = directory.resolve("gateway.journal");
        JournalListener listener = new JournalListener() {
            @Override
            public void written(int entries, long nanos) {}

            @Override
            public void changed(JournalState state) {
                states.add(state.getClass().getSimpleName());
            }
        };
        JournalSettings settings = new JournalSettings(file, limit, 80, 16, Duration.ofMillis(20), Duration.ofDays(1));
        return Journal.open(settings, "hall-a", InstantSource.system(), listener);
    }

    @Test
    void givenAFullJournalWhenRecordingThenItIsAnnouncedThenRefusedAndNothingIsLost() throws Exception {
        Journal journal = open(JournalSettings.SMALLEST_LIMIT);
        CompletableFuture<Integer> accepted = new CompletableFuture<>();
        Thread driver = Thread.ofVirtual().start(() -> accepted.complete(recordUntilClosed(journal)));

        Until.holds(
                "the journal is full", Duration.ofSeconds(20), () -> journal.state() instanceof JournalState.Refused);
        assertEquals(List.of("NearlyFull", "Refused"), states);
        assertTrue(assertInstanceOf(JournalState.Refused.class, journal.state()).full());
        assertTrue(driver.isAlive(), "the driver waits");
        journal.close();
        int kept = accepted.join();

        try (Journal larger = open(4 * JournalSettings.SMALLEST_LIMIT)) {
            assertEquals(kept, larger.reader().after("a", 0, 10_000).size());
            assertEquals(kept, larger.backlog().size());
            assertEquals(kept + 1, larger.record(Facts.seen("a", kept + 1)).id());
            assertInstanceOf(JournalState.Ok.class, larger.state());
        }
    }

    private static int recordUntilClosed(Journal journal) {
        int ply = 0;
        try {
            while (true) {
                journal.record(Facts.seen("a", ply + 1));
                ply++;
            }
        } catch (JournalException | InterruptedException closed) {
            return ply;
        }
    }
}
