package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Stamp;
import org.chatrang.gateway.support.Facts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    @TempDir
    Path directory;

    private Path file() {
        return directory.resolve("gateway.journal");
    }

    private Journal open() {
        return Journal.open(JournalSettings.of(file()), "hall-a", InstantSource.system(), JournalListener.none());
    }

    @Test
    void givenTwoBoardsWhenRecordedThenEachGameCountsFromOne() throws Exception {
        try (Journal journal = open()) {
            JournalEntry first = journal.record(Facts.seen("a", 1));
            JournalEntry other = journal.record(Facts.seen("b", 1));
            JournalEntry second = journal.record(Facts.seen("a", 2));

            assertEquals(new Stamp("hall-a", journal.epoch(), 1), first.event().stamp());
            assertEquals(1, other.event().stamp().n());
            assertEquals(2, second.event().stamp().n());
            assertEquals(List.of(first, second), journal.reader().after("a", 0, 10));
            assertEquals(3, journal.backlog().size());
        }
    }

    @Test
    void givenARestartWhenRecordedThenANewEpochCountsFromOneAndNothingIsForgotten() throws Exception {
        long before;
        try (Journal journal = open()) {
            before = journal.epoch();
            journal.record(Facts.seen("a", 1));
            journal.record(Facts.seen("a", 2));
            journal.bind(new BoardAssignment("a", "hall-a", "Hall", 1, "game-of-a", null, false));
            journal.acknowledge(new Acknowledgement(Map.of("a", 1L), Map.of(3, 17L)));
        }
        try (Journal journal = open()) {
            assertTrue(journal.epoch() > before);
            assertEquals(OptionalLong.of(2), journal.reader().lastMark("game-of-a"));
            assertEquals(1, journal.backlog().size());
            assertEquals(Map.of(3, 17L), journal.reader().reached());
            assertEquals(
                    "game-of-a",
                    journal.reader().assignments().getFirst().assignment().gameId());
            JournalEntry entry = journal.record(Facts.seen("a", 3));
            assertEquals(new Stamp("hall-a", journal.epoch(), 1), entry.event().stamp());
            assertEquals(3, entry.id());
        }
    }

    @Test
    void givenAClockThatWentBackWhenRestartedThenTheEpochStillGrows() {
        long before;
        try (Journal journal = open()) {
            before = journal.epoch();
        }
        InstantSource slow = InstantSource.fixed(Instant.EPOCH);
        try (Journal journal = Journal.open(JournalSettings.of(file()), "hall-a", slow, JournalListener.none())) {
            assertEquals(before + 1, journal.epoch());
        }
    }

    @Test
    void givenAJournalInUseWhenOpenedAgainThenItIsRefused() {
        try (Journal journal = open()) {
            JournalException refused = assertThrows(JournalException.class, this::open);
            assertTrue(refused.getMessage().contains("in use by another gateway"), refused.getMessage());
        }
    }

    @Test
    void givenAnotherGatewaysJournalWhenOpenedThenItIsRefused() {
        open().close();
        JournalException refused = assertThrows(
                JournalException.class,
                () -> Journal.open(
                        JournalSettings.of(file()), "hall-b", InstantSource.system(), JournalListener.none()));
        assertTrue(refused.getMessage().contains("hall-a"), refused.getMessage());
    }

    @Test
    void givenAFileThatIsNoJournalWhenOpenedThenItIsRefusedAndLeftAsItIs() throws Exception {
        byte[] other =
                "no journal, but somebody's only copy of something".repeat(40).getBytes();
        Files.write(file(), other);
        JournalException refused = assertThrows(JournalException.class, this::open);
        assertTrue(refused.getMessage().contains(file().toString()), refused.getMessage());
        assertEquals(new String(other), Files.readString(file()));
    }

    @Test
    void givenAnEventNoReaderTakesWhenRecordedThenItIsRefusedAndTheJournalGoesOn() throws Exception {
        try (Journal journal = open()) {
            JournalException refused = assertThrows(
                    JournalException.class, () -> journal.record(Facts.noting("a", 1, "e4".repeat(600_000))));
            assertTrue(refused.getMessage().contains("board a"), refused.getMessage());
            assertEquals(1, journal.record(Facts.seen("a", 1)).event().stamp().n());
        }
    }
}
