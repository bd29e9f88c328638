package org.chatrang.gateway.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.inference.InferenceSettings;
import org.chatrang.gateway.serial.BoardLog;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardReader;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.gateway.support.PlayedLog;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;

/** A log in which White plays an illegal 2 d2-d5, presses, puts it back and plays 2 d2-d4; Black answers. */
class LoggedGameTest {
    private static final String LOG = "e2- e4P | e7- e5p | d2- d5P | d5- d2P | d2- d4P | e5- d4- d4p |";

    @Test
    void theLastWordOnAHalfMoveCountsAsRecorded() {
        assertEquals(Optional.of(List.of("4 e5d4")), since("e2e4", "e7e5", "d2d4"));
    }

    @Test
    void theIllegalMoveWasTheLastRecorded() {
        assertEquals(Optional.of(List.of("3 d2d4", "4 e5d4")), since("e2e4", "e7e5", "d2d5"));
    }

    @Test
    void nothingRecorded() {
        assertEquals(Optional.of(List.of("1 e2e4", "2 e7e5", "3 d2d5", "3 d2d4", "4 e5d4")), since());
    }

    @Test
    void allRecorded() {
        assertEquals(Optional.of(List.of()), since("e2e4", "e7e5", "d2d4", "e5d4"));
    }

    @Test
    void anotherGame() {
        assertEquals(Optional.empty(), since("e2e4", "c7c5"));
    }

    @Test
    void aResultIsNewUnlessItIsRecorded() {
        List<List<BoardSignal>> log = BoardLog.games(
                new PlayedLog(false)
                        .setUp()
                        .play("e2e4 e7e5")
                        .kings("e4", "d5")
                        .strew()
                        .kings("a1", "a8")
                        .records(),
                time(0));
        ResultGesture whiteWins = new ResultGesture(GameResult.WHITE_WINS, List.of("e4", "d5"));
        ResultGesture draw = new ResultGesture(GameResult.DRAW, List.of("e4", "e5"));
        assertEquals(List.of(), facts(log, whiteWins));
        assertEquals(List.of(whiteWins), facts(log, null));
        assertEquals(List.of(whiteWins), facts(log, draw));
    }

    private static List<GameFact> facts(List<List<BoardSignal>> log, ResultGesture shown) {
        return LoggedGames.since(LoggedGameTest::reader, log, moves("e2e4", "e7e5"), shown)
                .orElseThrow()
                .fresh()
                .stream()
                .map(event -> ((BoardEvent.Observed) event).fact())
                .toList();
    }

    private static BoardReader reader() {
        return BoardInference.of(GameOnBoard.usual(), InferenceSettings.usual());
    }

    private static Optional<List<String>> since(String... recorded) {
        return LoggedGames.since(LoggedGameTest::reader, List.of(signals()), moves(recorded), null)
                .map(games -> games.fresh().stream()
                        .map(event -> (MoveCompleted) ((BoardEvent.Observed) event).fact())
                        .map(move -> move.ply() + " " + move.uci())
                        .toList());
    }

    private static List<MoveCompleted> moves(String... recorded) {
        List<MoveCompleted> moves = new ArrayList<>();
        for (String uci : recorded) {
            moves.add(new MoveCompleted(moves.size() + 1, uci, null, null, null, CompletedBy.PRESS, List.of()));
        }
        return moves;
    }

    private static List<BoardSignal> signals() {
        List<BoardSignal> signals = new ArrayList<>();
        signals.add(new BoardSignal.Placement(
                time(0), SensedBoard.of(Position.initial().setup()), false));
        ClockSide runs = ClockSide.LEFT;
        signals.add(new BoardSignal.ClockShown(time(1), face(runs)));
        for (String entry : LOG.split(" ")) {
            SignalTime at = time(signals.size());
            if (entry.equals("|")) {
                runs = runs.other();
                signals.add(new BoardSignal.ClockShown(at, face(runs)));
            } else {
                char letter = entry.charAt(2);
                Sensed sensed = letter == '-' ? Sensed.EMPTY : Sensed.of(Piece.ofLetter(letter));
                signals.add(new BoardSignal.SquareChange(at, Square.of(entry.substring(0, 2)), sensed));
            }
        }
        signals.add(new BoardSignal.TimePassed(time(signals.size() + 10)));
        return signals;
    }

    private static ClockFace face(ClockSide runs) {
        return new ClockFace(ClockFace.Face.of(60_000), ClockFace.Face.of(60_000), runs, true, false, false);
    }

    /** As a log is read: one entry after another, as if they were that far apart. */
    private static SignalTime time(int step) {
        return new SignalTime(Instant.EPOCH, step * 400_000_000L);
    }
}
