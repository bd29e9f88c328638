package org.chatrang.gateway.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.support.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a source says that a game is over, in whatever order: the result is told, and half-moves are neither lost nor made up. */
class NotatedEndingsTest {
    private static final String SPANISH = "e4 e5 Nf3 Nc6 Bb5 a6";

    @TempDir
    Path directory;

    private static NotatedGame text(String fen, String moves, String result) {
        List<NotatedGame.Ply> plies = Arrays.stream(moves.split(" "))
                .map(san -> new NotatedGame.Ply(san, null))
                .toList();
        return new NotatedGame(fen, plies, GameResult.ofCode(result));
    }

    private List<GameFact> told(Recording recording, String... movesAndResults) throws InterruptedException {
        NotatedBoards boards = new NotatedBoards("test", recording.recorder(), Duration.ZERO);
        recording.assign("b", "g");
        for (String text : movesAndResults) {
            int blank = text.lastIndexOf(' ');
            boards.update("b", text(null, text.substring(0, blank), text.substring(blank + 1)));
        }
        return recording.facts("g");
    }

    private static List<ResultGesture> results(List<GameFact> facts) {
        return facts.stream()
                .filter(ResultGesture.class::isInstance)
                .map(ResultGesture.class::cast)
                .toList();
    }

    private static List<String> faults(List<GameFact> facts) {
        return facts.stream()
                .filter(BoardFault.class::isInstance)
                .map(fault -> ((BoardFault) fault).text())
                .toList();
    }

    @Test
    void givenKingsPutIntoTheCentreOneByOneBeforeTheResultThenTheyAreNoMovesAndTheResultIsTold() throws Exception {
        try (Recording recording = new Recording(directory)) {
            List<GameFact> facts = told(
                    recording,
                    SPANISH + " *",
                    SPANISH + " Ke4 *",
                    SPANISH + " Ke4 *",
                    SPANISH + " Ke4 Kd5 *",
                    SPANISH + " Ke4 Kd5 1-0");
            assertEquals(6, recording.completed("g").size());
            assertInstanceOf(MoveSeen.class, facts.get(6), "what may still become a move is shown");
            assertEquals(new MoveWithdrawn(7), facts.get(7));
            assertEquals(new ResultGesture(GameResult.WHITE_WINS, List.of("e4", "d5")), facts.get(8));
            assertEquals(9, facts.size());
        }
    }

    @Test
    void givenAKingsIllegalStepIntoTheCentreAndThenAMoveThenItWasAMove() throws Exception {
        try (Recording recording = new Recording(directory)) {
            told(recording, SPANISH + " Ke4 *", SPANISH + " Ke4 Nf6 *");
            assertEquals(List.of("7 Ke4", "8 Nf6"), recording.completed("g").subList(6, 8));
        }
    }

    @Test
    void givenALegalStepOfAKingIntoTheCentreThatStandsThenItIsAMoveAndTheResultIsToldAllTheSame() throws Exception {
        String endgame = "e3 e6 Ke2 Ke7 Kd3 Kd6";
        try (Recording recording = new Recording(directory)) {
            List<GameFact> facts = told(recording, endgame + " *", endgame + " Kd4 *", endgame + " Kd4 Ke5 1/2-1/2");
            assertEquals("7 Kd4", recording.completed("g").getLast());
            assertEquals(1, results(facts).size());
        }
    }

    @Test
    void givenTheLastMoveTakenBackAndAResultThenBothAreToldOnce() throws Exception {
        String shorter = SPANISH.substring(0, SPANISH.lastIndexOf(' '));
        try (Recording recording = new Recording(directory)) {
            List<GameFact> facts = told(recording, SPANISH + " *", shorter + " *", shorter + " 1-0", shorter + " 1-0");
            assertEquals(
                    List.of(GameResult.WHITE_WINS),
                    results(facts).stream().map(ResultGesture::result).toList());
            assertEquals(
                    List.of(
                            "the source's list of moves ends before half-move 6, a6, which was completed, and says 1-0"),
                    faults(facts));
        }
        try (Recording recording = new Recording(directory)) {
            assertEquals(8, told(recording, shorter + " 1-0").size(), "nothing twice after a restart");
        }
    }

    @Test
    void givenAResultTooEarlyWhenTheGameGoesOnThenTheSameResultIsToldAgainAtItsEnd() throws Exception {
        try (Recording recording = new Recording(directory)) {
            List<GameFact> facts = told(
                    recording,
                    SPANISH + " 1-0",
                    SPANISH + " *",
                    SPANISH + " 1-0",
                    SPANISH + " Ba4 *",
                    SPANISH + " Ba4 Nf6 1-0");
            assertEquals(2, results(facts).size());
            assertInstanceOf(ResultGesture.class, facts.getLast());
            assertEquals(8, recording.completed("g").size());
        }
    }

    @Test
    void givenAnotherStartPositionThanTheDesksThenTheSourcesCountsAndItIsSaidOnce() throws Exception {
        String fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), Duration.ZERO);
            recording.assign("b", "g");
            boards.update("b", text(fen, "Nf3 d5", "*"));
            boards.update("b", text(fen, "Nf3 d5", "1-0"));
            List<GameFact> facts = recording.facts("g");
            assertEquals(1, faults(facts).size());
            assertTrue(faults(facts).getFirst().contains(fen), faults(facts).getFirst());
            assertEquals("e1f3", ((MoveCompleted) facts.get(1)).uci());

            recording.assignments().assign(new BoardAssignment("c", "hall-a", "Hall", 2, "h", fen, false));
            boards.update("c", text(fen, "Nf3 d5", "*"));
            boards.update("c", text(null, "Nf3 d5", "*"));
            assertEquals(List.of(), faults(recording.facts("h")));
            assertEquals("e1f3", ((MoveCompleted) recording.facts("h").getFirst()).uci());
        }
    }

    @Test
    void givenAStartPositionNoGameCanBeginFromThenThatBoardSaysSoAndIsToldAllTheSame() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), Duration.ZERO);
            recording
                    .assignments()
                    .assign(new BoardAssignment("b", "hall-a", "Hall", 2, "g", "8/8/8/8 w - - 0 1", false));
            boards.update("b", text(null, "e4", "*"));
            assertEquals(1, faults(recording.facts("g")).size());
            assertEquals(List.of("1 e4"), recording.completed("g"));
        }
    }

    @Test
    void givenTwoWhoWriteDifferentMovesInTurnThenThatIsSaidOnce() throws Exception {
        try (Recording recording = new Recording(directory)) {
            String[] texts = {"e4 e5 Nf3 *", "e4 c5 Nf3 *", "e4 e5 Nf3 *", "e4 c5 Nf3 *", "e4 e5 Nf3 *"};
            assertEquals(
                    List.of("half-move 2 is written now as e5, now as c5: do two write this game?"),
                    faults(told(recording, texts)).stream().limit(1).toList());
            assertEquals(2, faults(recording.facts("g")).size(), "and the other way round");
        }
    }
}
