package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockRead.Occasion;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.ClockFace.Face;
import org.junit.jupiter.api.Test;

/** Which of a clock's readings are passed on, and as what. */
class ClocksTest {
    @Test
    void aReadingEverySecondBecomesOneInTen() {
        PlayedBoard board = PlayedBoard.usual();
        board.pass(100);
        assertEquals(
                List.of(Occasion.SIDE_CHANGE, 10),
                List.of(occasions(board).getFirst(), occasions(board).size() - 1));
        assertTrue(occasions(board).stream().skip(1).allMatch(Occasion.PERIODIC::equals));
    }

    @Test
    void thePressGoesWithTheMoveAndNotBesides() {
        PlayedBoard board = PlayedBoard.usual();
        board.pass(1).hand("e2- e4P").press().pass(1);
        assertEquals(List.of(Occasion.SIDE_CHANGE), occasions(board));
        MoveCompleted move = board.facts(MoveCompleted.class).getFirst();
        assertEquals(5_428_000L, move.clock().whiteMillis());
        assertEquals(Side.BLACK, move.clock().running());
    }

    @Test
    void stoppedAndStartedByTheArbiter() {
        PlayedBoard board = PlayedBoard.usual();
        board.pass(1).stopClock().pass(61).startClock().pass(1);
        assertEquals(
                List.of(Occasion.SIDE_CHANGE, Occasion.SIDE_CHANGE, Occasion.PERIODIC, Occasion.SIDE_CHANGE),
                occasions(board));
        assertNull(board.facts(ClockRead.class).get(1).clock().running());
        assertNull(board.facts(ClockRead.class).get(2).clock().running());
    }

    @Test
    void flagPeriodAdjustmentAndJump() {
        PlayedBoard board = PlayedBoard.usual();
        shows(board, 5400, 5400, true);
        board.pass(1);
        shows(board, 5399 + 1800, 5400, true);
        shows(board, 5399 + 1800, 5000, true);
        shows(board, 7199, 5000, false);
        board.pass(0.4);
        shows(board, 7199, 5120, false);
        board.pass(0.4);
        board.send(new BoardSignal.ClockShown(
                board.time(),
                new ClockFace(new Face(0L, true, true), Face.of(5_120_000), ClockSide.LEFT, false, false, false)));
        assertEquals(
                List.of(
                        Occasion.SIDE_CHANGE,
                        Occasion.PERIOD_ADDED,
                        Occasion.TIME_JUMP,
                        Occasion.SIDE_CHANGE,
                        Occasion.TIME_SET,
                        Occasion.FLAG),
                occasions(board));
        assertTrue(board.facts(ClockRead.class).getLast().clock().whiteFlag());
        assertEquals(
                "period added: White +1800 s",
                board.events().stream()
                        .map(event -> ((BoardEvent.Observed) event).note())
                        .filter(note -> note != null)
                        .findFirst()
                        .orElseThrow());
        assertEquals(
                List.of(Fault.OTHER),
                board.facts(BoardFault.class).stream().map(BoardFault::fault).toList());
    }

    @Test
    void noClockAndLowBatteries() {
        PlayedBoard board = PlayedBoard.usual();
        board.send(new BoardSignal.NoClock(board.time())).send(new BoardSignal.NoClock(board.time()));
        board.send(new BoardSignal.BoardInfo(board.time(), null, null, 10));
        board.send(new BoardSignal.BoardInfo(board.time(), null, null, 9));
        board.send(new BoardSignal.ClockShown(
                board.time(), new ClockFace(Face.of(1), Face.of(1), ClockSide.LEFT, false, true, false)));
        assertEquals(
                List.of(Fault.NO_CLOCK, Fault.LOW_BATTERY, Fault.LOW_BATTERY),
                board.facts(BoardFault.class).stream().map(BoardFault::fault).toList());
    }

    private static void shows(PlayedBoard board, long white, long black, boolean running) {
        Face left = Face.of(white * 1000);
        Face right = Face.of(black * 1000);
        board.send(new BoardSignal.ClockShown(
                board.time(), new ClockFace(left, right, ClockSide.LEFT, running, false, false)));
    }

    private static List<Occasion> occasions(PlayedBoard board) {
        return board.facts(ClockRead.class).stream().map(ClockRead::occasion).toList();
    }
}
