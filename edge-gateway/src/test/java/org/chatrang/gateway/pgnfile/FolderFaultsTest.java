package org.chatrang.gateway.pgnfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One file or board that is bad harms no other, and is named as long as it is bad. */
class FolderFaultsTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final Duration OFTEN = Duration.ofMillis(20);
    private static final List<String> ALL = List.of("1 e4", "2 e5", "3 Nf3");

    @TempDir
    Path directory;

    private Path folder;
    private Recording recording;
    private Driver driver;

    @BeforeEach
    void open() throws IOException {
        folder = Files.createDirectory(directory.resolve("pgn"));
        recording = new Recording(directory);
        driver = new PolledPgnDriver(
                List.of(new PolledPgn("hall", new PolledPgn.Place.Folder(folder), OFTEN, Duration.ofHours(1))));
    }

    @AfterEach
    void close() throws InterruptedException {
        driver.stop();
        recording.close();
    }

    private static String game(String tags, String movetext) {
        return "[Event \"E\"]\n%s[Result \"1-0\"]\n\n%s\n\n".formatted(tags, movetext);
    }

    private static String over(int board) {
        return game("[Round \"1.%d\"]\n".formatted(board), "1. e4 e5 2. Nf3 1-0");
    }

    private void put(String file, String text) throws IOException {
        Path aside = folder.resolve("aside.tmp");
        Files.writeString(aside, text);
        Files.move(aside, folder.resolve(file), StandardCopyOption.ATOMIC_MOVE);
    }

    private void assign(int boards) throws InterruptedException {
        for (int board = 1; board <= boards; board++) {
            recording.assign("hall-" + board, "g" + board);
        }
    }

    private void until(String game, List<String> moves) {
        Until.holds(
                game + " has " + moves + ", " + driver.health().text(),
                SOON,
                () -> recording.completed(game).equals(moves));
    }

    private void untilHealthSays(String... words) {
        Until.holds(
                "health says " + List.of(words),
                SOON,
                () -> List.of(words).stream().allMatch(driver.health().text()::contains));
    }

    @Test
    void givenABadFileAndOneThatCannotBeReadThenAllOthersAreToldAndBothAreNamedUntilMended() throws Exception {
        put("game-1.pgn", over(1));
        put("game-2.pgn", "garbage");
        Files.createSymbolicLink(folder.resolve("game-3.pgn"), directory.resolve("nowhere"));
        put("game-4.pgn", over(4));
        put("game-5.pgn", over(5));
        assign(5);
        driver.start(recording.recorder());
        for (String game : List.of("g1", "g4", "g5")) {
            until(game, ALL);
        }
        untilHealthSays("1 of 1 connected", "game-2.pgn: there is no game in it", "game-3.pgn");
        assertFalse(driver.health().working());

        put("game-2.pgn", over(2));
        Files.delete(folder.resolve("game-3.pgn"));
        until("g2", ALL);
        Until.holds("all is well", SOON, () -> driver.health().working());
        assertFalse(driver.health().text().contains("game-"), driver.health().text());
    }

    @Test
    void givenAFileWrittenInPiecesThenItsResultWaitsAndNoHalfOfAWordIsAHalfMove() throws Exception {
        String text = game("[Round \"1.1\"]\n", "1. e4 {[%clk 1:29:59]} e5 {[%clk 1:29:58]} 2. Nf3 1-0");
        assign(1);
        driver.start(recording.recorder());
        Files.writeString(folder.resolve("game-1.pgn"), text.substring(0, text.indexOf("f3 1-0"))); // ends with 2. N
        untilHealthSays("game-1.pgn, game 1", "still being written");
        until("g1", List.of("1 e4"));
        assertEquals(
                List.of(2),
                recording.facts("g1").stream()
                        .filter(MoveSeen.class::isInstance)
                        .map(fact -> ((MoveSeen) fact).ply())
                        .toList());

        Files.writeString(folder.resolve("game-1.pgn"), text);
        until("g1", ALL);
        Until.holds("the result is told", SOON, () -> recording.facts("g1").getLast() instanceof ResultGesture);
        assertEquals(
                List.of(5_399_000L, 5_398_000L),
                recording.facts("g1").stream()
                        .filter(MoveCompleted.class::isInstance)
                        .map(MoveCompleted.class::cast)
                        .limit(2)
                        .map(move -> move.ply() == 1
                                ? move.clock().whiteMillis()
                                : move.clock().blackMillis())
                        .toList());
        Until.holds("all is well", SOON, () -> driver.health().working());
    }

    @Test
    void givenTwoFilesThatSayTheSameBoardThenOneIsToldAndTheOtherNamed() throws Exception {
        put("game-1.pgn", over(1));
        put("game-2.pgn", game("[Round \"1.1\"]\n", "1. d4 d5 1-0"));
        assign(2);
        driver.start(recording.recorder());
        untilHealthSays("game-2.pgn: board hall-1 is told by game-1.pgn");
        until("g1", ALL);
        put("game-2.pgn", over(2));
        until("g2", ALL);
        Until.holds("all is well", SOON, () -> driver.health().working());
        assertEquals(ALL, recording.completed("g1"));
    }

    @Test
    void givenAFileOfOneGameThatSaysNoBoardThenItsOwnNumberCounts() throws Exception {
        put("game-7.pgn", game("", "1. e4 e5 2. Nf3 1-0"));
        assign(7);
        driver.start(recording.recorder());
        until("g7", ALL);
        assertEquals(List.of(), recording.facts("g1"));
    }

    private static String nameless(String white, String moves) {
        return game("[White \"%s\"]\n[Black \"x\"]\n".formatted(white), moves + " *")
                .replace("1-0", "*");
    }

    @Test
    void givenGamesThatSayNoBoardWhenOneIsTakenOutThenTheOthersKeepTheirBoardsAndItIsSaid() throws Exception {
        assign(3);
        driver.start(recording.recorder());
        put("games.pgn", nameless("A", "1. e4 e5") + nameless("B", "1. d4 d5") + nameless("C", "1. c4 c5"));
        until("g3", List.of("1 c4"));
        untilHealthSays("numbered by their place");
        assertTrue(driver.health().working(), driver.health().text());

        put("games.pgn", nameless("A", "1. e4 e5 2. Nf3") + nameless("C", "1. c4 c5 2. Nc3"));
        until("g3", List.of("1 c4", "2 c5"));
        until("g1", List.of("1 e4", "2 e5"));
        assertEquals(List.of("1 d4"), recording.completed("g2"));
        untilHealthSays("games.pgn, game 2: stood at place 3 before and is told as board 3 still");
    }

    @Test
    void givenABoardOfWhichTheJournalKeepsNonsenseThenTheOthersAreToldAndTheCheckNamesIt() throws Exception {
        recording.recorder().keep("hall-2", "{".getBytes(StandardCharsets.UTF_8));
        for (int board = 1; board <= 3; board++) {
            put("game-%d.pgn".formatted(board), over(board));
        }
        assign(3);
        driver.start(recording.recorder());
        until("g1", ALL);
        until("g3", ALL);
        untilHealthSays("hall: board hall-2: the notation of game g2 cannot be told");
        assertFalse(driver.health().working());
        List<NotatedStatus> boards = driver.notated();
        assertEquals(3, boards.size());
        assertEquals("pgn", boards.getFirst().driver());
        assertEquals(3, boards.getFirst().completed());
        assertTrue(boards.get(1).fault().contains("cannot be told"), boards.toString());
    }
}
