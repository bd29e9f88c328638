package org.chatrang.gateway.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.support.Facts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A board whose game is not known is recorded all the same, and its game gets what was played of it. */
class UnboundBoardTest {
    @TempDir
    Path directory;

    private Journal open() {
        return Journal.open(
                JournalSettings.of(directory.resolve("gateway.journal")),
                "hall-a",
                InstantSource.system(),
                JournalListener.none());
    }

    private static Observation seen(int ply) {
        return new Observation("77", "77", 0, Instant.now(), null, Facts.move(ply));
    }

    private static BoardAssignment assignment(String game) {
        return new BoardAssignment("77", "hall-a", "Hall", 1, game, null, false);
    }

    private static List<Integer> plies(Journal journal) {
        return journal.reader().after("77", 0, 100).stream()
                .map(entry -> ((MoveCompleted) entry.event().fact()).ply())
                .toList();
    }

    @Test
    void givenNoAssignmentWhenOneComesThenTheLatestSittingBecomesTheGameAndEarlierOnesDoNot() throws Exception {
        try (Journal journal = open()) {
            journal.keep(seen(40), 1, null);
            journal.keep(seen(1), 2, null);
            journal.keep(seen(2), 2, null);
            assertEquals(0, journal.backlog().size(), "nothing to publish yet");
        }
        try (Journal journal = open()) {
            assertEquals(2, journal.reader().sitting("77").number());
            assertEquals(2, journal.reader().sitting("77").unbound().size());
            journal.bind(assignment("g"));
            journal.keep(seen(3), 2, null); // seen before its driver heard of the assignment
            assertEquals(List.of(1, 2, 3), plies(journal));
            assertEquals(3, journal.backlog().size());
            assertEquals(3, journal.reader().game("g").getLast().stamp().n());
            assertEquals(List.of(), journal.reader().sitting("77").unbound());
        }
    }

    @Test
    void givenAnotherGameSetUpWhenNotYetAssignedThenItIsNotTheOldGames() throws Exception {
        try (Journal journal = open()) {
            journal.bind(assignment("g1"));
            journal.keep(seen(1), 1, "g1");
            assertEquals(0, journal.backlog().size());
            journal.bind(assignment("g1"));
            assertEquals(0, journal.backlog().size(), "the same game again takes nothing over");
        }
        try (Journal journal = open()) {
            journal.keep(seen(2), 1, "g1");
            journal.bind(assignment("g2"));
            assertEquals(List.of(), journal.reader().game("g1"));
            assertEquals(List.of(1, 2), plies(journal));
            assertTrue(journal.reader().game("g2").stream()
                    .allMatch(event -> event.gameId().equals("g2")));
        }
    }

    @Test
    void givenASetUpNobodyToldOfWhenAssignedThenWhatWasSeenMeanwhileIsTheNewGames() throws Exception {
        try (Journal journal = open()) {
            journal.bind(assignment("g1"));
            journal.bind(assignment("g2"));
            journal.keep(seen(1), 7, "g1"); // its board had been set up for another game than g1
            assertEquals(List.of(1), plies(journal));
            assertEquals("g2", journal.reader().game("g2").getFirst().gameId());
            journal.keep(seen(2), 8, "g2"); // set up again since
            assertEquals(List.of(1), plies(journal));
        }
    }

    /** The men of another game were put up before: it was a game of nobody's, and the assignment is for the next one. */
    @Test
    void givenAGameThatWasPutAwayWhenAssignedThenItIsNotTheNewOnes() throws Exception {
        try (Journal journal = open()) {
            journal.keep(seen(1), 1, null);
            journal.setUp("77", 2);
            journal.bind(assignment("g"));
            assertEquals(List.of(), plies(journal));
            journal.keep(seen(1), 2, null);
            journal.keep(seen(2), 2, "g");
            assertEquals(List.of(1, 2), plies(journal));
        }
    }
}
