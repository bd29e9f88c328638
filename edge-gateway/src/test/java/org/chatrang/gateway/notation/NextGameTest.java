package org.chatrang.gateway.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.gateway.support.Recording;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A source shows the last game still, or the next one already, when the desk gives its board another. */
class NextGameTest {
    private static final Duration LONG = Duration.ofHours(1);
    private static final Heading FIRST = new Heading("1.7", "Adams, M", "Baker, J");
    private static final Heading SECOND = new Heading("2.7", "Clark, P", "Adams, M");
    private static final String LAST_GAME = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5";

    @TempDir
    Path directory;

    private static NotatedGame text(Heading heading, String moves, String result) {
        List<NotatedGame.Ply> plies = Arrays.stream(moves.split(" "))
                .filter(san -> !san.isEmpty())
                .map(san -> new NotatedGame.Ply(san, null))
                .toList();
        return new NotatedGame(heading, null, plies, GameResult.ofCode(result));
    }

    private static List<String> numbered(String moves) {
        String[] sans = moves.split(" ");
        return IntStream.range(0, sans.length)
                .mapToObj(i -> (i + 1) + " " + sans[i])
                .toList();
    }

    @Test
    void givenTheLastGameStillThereWhenTheNextIsAssignedThenNothingOfItIsToldAndARestartKnowsThat() throws Exception {
        NotatedGame over = text(Heading.NONE, LAST_GAME, "1-0");
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("h-7", "r1");
            boards.update("h-7", over);
            int facts = recording.facts("r1").size();
            recording.assign("h-7", "r2");
            boards.update("h-7", over);
            assertEquals(
                    List.of("board h-7 still shows the last game, r1, instead of r2"),
                    boards.remarks(),
                    "health says so");
            boards.update("h-7", text(Heading.NONE, LAST_GAME + " Bb3", "1-0"));
            boards.update("h-7", text(Heading.NONE, LAST_GAME.replace("Be7", "b5"), "1/2-1/2"));
            assertEquals(List.of(), recording.facts("r2"));
            assertEquals(facts, recording.facts("r1").size());
        }
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            boards.update("h-7", over);
            recording.assign("h-7", "r3"); // nobody played r2
            boards.update("h-7", over);
            assertEquals(List.of(), recording.facts("r2"));
            assertEquals(List.of(), recording.facts("r3"));
            boards.update("h-7", text(Heading.NONE, "d4 d5", "*"));
            assertEquals(List.of(), boards.remarks());
            assertEquals(numbered("d4"), recording.completed("r3"));
        }
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            boards.update("h-7", over); // an old copy
            boards.update("h-7", text(Heading.NONE, "d4 d5 c4", "*"));
            assertEquals(numbered("d4 d5"), recording.completed("r3"));
        }
    }

    /** However seldom it is looked at: the first look at the next game sees that many half-moves of it. */
    @ParameterizedTest
    @CsvSource({"true, 0", "true, 1", "true, 5", "true, 12", "true, 14", "false, 0", "false, 1", "false, 5"})
    void givenANextGameThatBeginsWithTheSameMovesThenItComesAllTheSame(boolean heading, int first) throws Exception {
        String next = LAST_GAME + " Bb3 d6";
        List<String> sans = List.of(next.split(" "));
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("h-7", "r1");
            boards.update("h-7", text(FIRST, LAST_GAME, "1/2-1/2"));
            recording.assign("h-7", "r2");
            boards.update("h-7", text(FIRST, LAST_GAME, "1/2-1/2"));
            for (int plies = first; plies <= sans.size(); plies += 3) {
                boards.update("h-7", text(heading ? SECOND : FIRST, String.join(" ", sans.subList(0, plies)), "*"));
            }
            boards.update("h-7", text(heading ? SECOND : FIRST, next, "0-1"));
            assertEquals(numbered(next), recording.completed("r2"));
        }
    }

    @Test
    void givenTheNextGameThereBeforeItIsAssignedThenTheGameThatIsOverKeepsItsMoves() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("h-7", "r1");
            boards.update("h-7", text(FIRST, LAST_GAME, "1-0"));
            int facts = recording.facts("r1").size();
            for (String moves : List.of("", "d4", "d4 d5", "d4 d5 c4")) {
                boards.update("h-7", text(SECOND, moves, "*"));
            }
            assertEquals(facts, recording.facts("r1").size());
            assertEquals(List.of("board h-7 shows another game than r1, which is assigned to it"), boards.remarks());
        }
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            boards.update("h-7", text(SECOND, "d4 d5 c4", "*"));
            recording.assign("h-7", "r2");
            boards.update("h-7", text(SECOND, "d4 d5 c4", "*"));
            assertEquals(numbered(LAST_GAME), recording.completed("r1"));
            assertEquals(numbered("d4 d5"), recording.completed("r2"));
        }
    }

    @Test
    void givenNamesOrARoundPutRightInTheMiddleThenItIsTheSameGame() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("h-7", "r1");
            boards.update("h-7", text(new Heading("?", "?", "?"), "e4 e5 Nf3", "*"));
            boards.update("h-7", text(FIRST, "e4 e5 Nf3 Nc6", "*"));
            boards.update("h-7", text(SECOND, "e4 e5 Nf3 Nc6 Bb5", "*"));
            boards.update("h-7", text(new Heading("2.7", "Clarke, P", "Adams, M"), "e4 e5 Nf3 Nf6 Nxe5", "*"));
            assertEquals(
                    List.of("1 e4", "2 e5", "3 Nf3", "4 Nc6", "4 Nf6"), recording.completed("r1"), "a correction too");
        }
    }

    /** Rounds of random games on one board, looked at now and then, assigned before or after the source shows them. */
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4"})
    void givenManyRoundsThenEveryGameHasItsOwnMovesAndNoOthers(int seed) throws Exception {
        Random random = new Random(seed);
        List<PgnGame> games = PgnReader.readAll(RandomGames.pgn(6, 30, seed));
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            for (int round = 0; round < games.size(); round++) {
                List<String> sans =
                        games.get(round).plies().stream().map(ply -> ply.san()).toList();
                Heading heading = new Heading(round + ".1", "White " + round, "Black " + round);
                int assigned = random.nextInt(4);
                int plies = 0;
                for (int look = 0; plies < sans.size(); look++) {
                    if (look == assigned) {
                        recording.assign("b", "r" + round);
                    }
                    boards.update("b", text(heading, String.join(" ", sans.subList(0, plies)), "*"));
                    plies += random.nextInt(4);
                }
                boards.update("b", text(heading, String.join(" ", sans), "1-0"));
            }
            for (int round = 0; round < games.size(); round++) {
                List<String> completed = recording.facts("r" + round).stream()
                        .filter(MoveCompleted.class::isInstance)
                        .map(fact -> ((MoveCompleted) fact).notation())
                        .toList();
                assertEquals(
                        games.get(round).plies().stream().map(ply -> ply.san()).toList(), completed, "round " + round);
            }
            assertTrue(boards.remarks().isEmpty(), boards.remarks().toString());
        }
    }

    @Test
    void givenAGameForfeitedWithoutAMoveThenItsResultIsNotTheNextGames() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "r1");
            boards.update("b", text(Heading.NONE, "", "0-1"));
            recording.assign("b", "r2");
            boards.update("b", text(Heading.NONE, "", "0-1"));
            assertEquals(List.of(), recording.facts("r2"));
            boards.update("b", text(Heading.NONE, "e4 e5", "*"));
            assertEquals(Optional.of("1 e4"), recording.completed("r2").stream().findFirst());
        }
    }

    @Test
    void givenATextWithoutAGameThatIsGoneWhenTheGatewayStartsAgainThenTheGameAssignedLaterGetsIt() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            boards.update("early", text(FIRST, "e4 e5 Nf3", "*"));
            boards.update("early", text(FIRST, LAST_GAME, "1-0"));
            recording.assign("next", "r1");
            boards.update("next", text(FIRST, LAST_GAME, "1-0"));
            boards.update("next", text(SECOND, "d4 d5", "*"));
            recording.assign("over", "r2");
            boards.update("over", text(FIRST, LAST_GAME, "1-0"));
            recording.assign("over", null);
            boards.update("over", text(FIRST, LAST_GAME, "0-1"));
        }
        try (Recording recording = new Recording(directory)) {
            NotatedBoards another = new NotatedBoards("another", recording.recorder(), LONG);
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("early", "r3");
            recording.assign("next", "r4");
            recording.assign("over", "r5");
            assertEquals(numbered(LAST_GAME), recording.completed("r3"));
            assertTrue(recording.facts("r3").getLast() instanceof ResultGesture);
            assertEquals(numbered("d4 d5"), recording.completed("r4"));
            assertEquals(List.of(), recording.facts("r5"));
            boards.update("next", text(SECOND, "d4 d5 c4 c5", "*"));
            assertEquals(numbered("d4 d5 c4"), recording.completed("r4"));
            assertEquals(0, another.size());
        }
    }

    @Test
    void givenGamesPutRightInTheMiddleThenEachGetsTheMovesOfItsBoardOnceTheyArePlayedOn() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("h-1", "s1");
            recording.assign("h-2", "s2");
            boards.update("h-1", text(FIRST, "e4 e5 Nf3", "*"));
            boards.update("h-2", text(SECOND, "d4 d5 c4", "*"));
            recording.assign("h-1", "s2");
            recording.assign("h-2", "s1");
            for (String more : List.of("", " a6", " a6 h3", " a6 h3 h6")) {
                boards.update("h-1", text(FIRST, "e4 e5 Nf3" + more, "*"));
                boards.update("h-2", text(SECOND, "d4 d5 c4", "*"));
            }
            assertEquals(List.of("1 d4", "2 d5", "1 e4", "2 e5", "3 Nf3", "4 a6", "5 h3"), recording.completed("s2"));
            assertEquals(List.of("1 e4", "2 e5"), recording.completed("s1"), "nothing was played on there yet");
            assertEquals(List.of("board h-2 still shows the last game, s2, instead of s1"), boards.remarks());
            boards.update("h-2", text(SECOND, "d4 d5 c4", "1-0"));
            assertEquals(List.of("1 e4", "2 e5"), recording.completed("s1"), "the last game ends late");
        }
    }
}
