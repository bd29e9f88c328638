package org.chatrang.gateway.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.support.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotatedBoardsTest {
    private static final Duration LONG = Duration.ofHours(1);

    @TempDir
    Path directory;

    private static NotatedGame game(String moves) {
        return game(moves, Optional.empty());
    }

    private static NotatedGame game(String moves, Optional<GameResult> result) {
        List<NotatedGame.Ply> plies = Arrays.stream(moves.split(" "))
                .filter(san -> !san.isEmpty())
                .map(san -> new NotatedGame.Ply(san, null))
                .toList();
        return new NotatedGame(null, plies, result);
    }

    @Test
    void givenAGrowingListThenEachMoveIsToldOnceAndTheLastOnlySeen() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "g");
            for (String moves : List.of("e4", "e4", "e4 e5", "e4 e5 Nf3", "e4 e5 Nf3")) {
                boards.update("b", game(moves));
            }
            assertEquals(List.of("1 e4", "2 e5"), recording.completed("g"));
            assertInstanceOf(MoveSeen.class, recording.facts("g").getLast());
        }
    }

    @Test
    void givenALastMoveThatWasGuessedInTheAirThenItIsWithdrawnAndNeverCompleted() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "g");
            boards.update("b", game("e3"));
            boards.update("b", game("e4"));
            boards.update("b", game("e4 e5"));
            assertEquals(List.of("1 e4"), recording.completed("g"));
            assertInstanceOf(MoveWithdrawn.class, recording.facts("g").get(1));
        }
    }

    @Test
    void givenSeveralMovesAtOnceAndCastlingTwiceThenEachIsThereOnce() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "g");
            boards.update("b", game("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"));
            boards.update("b", game("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"));
            boards.update("b", game("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6"));
            assertEquals(
                    List.of("1 e4", "2 e5", "3 Nf3", "4 Nc6", "5 Bc4", "6 Bc5", "7 O-O"), recording.completed("g"));
        }
    }

    @Test
    void givenACorrectionThenItIsCompletedAgainAndAShorterListSaysNothing() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "g");
            boards.update("b", game("e4 e5 Nf3 Nc6"));
            boards.update("b", game("e4 e5"));
            boards.update("b", game("e4 e5 Bc4 Nc6 d3"));
            assertEquals(List.of("1 e4", "2 e5", "3 Nf3", "3 Bc4", "4 Nc6"), recording.completed("g"));
        }
    }

    @Test
    void givenAnIllegalMoveInTheMiddleThenWhatFollowsIsToldAllTheSame() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "g");
            boards.update("b", game("e4 e5 Ke3 Nc6 Nf3 d6"));
            assertEquals(List.of("1 e4", "2 e5", "3 Ke3", "4 Nc6", "5 Nf3"), recording.completed("g"));
            MoveCompleted illegal = (MoveCompleted) recording.facts("g").get(2);
            assertEquals("e1e3", illegal.uci());
        }
    }

    @Test
    void givenAResultThenTheLastMoveIsCompletedAndCentreKingsAreNoMoves() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            recording.assign("b", "g");
            boards.update("b", game("e4 e5 Nf3 Nc6 Ke4 Kd5", Optional.of(GameResult.WHITE_WINS)));
            boards.update("b", game("e4 e5 Nf3 Nc6 Ke4 Kd5", Optional.of(GameResult.WHITE_WINS)));
            assertEquals(List.of("1 e4", "2 e5", "3 Nf3", "4 Nc6"), recording.completed("g"));
            List<GameFact> facts = recording.facts("g");
            assertEquals(5, facts.size());
            assertEquals(new ResultGesture(GameResult.WHITE_WINS, List.of("e4", "d5")), facts.getLast());
        }
    }

    @Test
    void givenNoAssignmentThenNothingIsLostAndARestartTellsNothingTwice() throws Exception {
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), LONG);
            assertEquals(new NotatedBoards.Telling.NoGame(), boards.update("b", game("e4 e5 Nf3")));
            recording.assign("b", "g");
            assertEquals(new NotatedBoards.Telling.Told(2), boards.update("b", game("e4 e5 Nf3")));
        }
        try (Recording recording = new Recording(directory)) {
            NotatedBoards boards = new NotatedBoards("test", recording.recorder(), Duration.ZERO);
            boards.update("b", game("e4 e5 Nf3"));
            assertEquals(List.of("1 e4", "2 e5", "3 Nf3"), recording.completed("g"));
        }
    }
}
