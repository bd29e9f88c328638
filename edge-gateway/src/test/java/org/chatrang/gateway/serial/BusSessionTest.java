package org.chatrang.gateway.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.events.BoardFault;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.inference.InferenceSettings;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.junit.jupiter.api.Test;

/** Several boards on one line: every move of each, whatever answers are damaged. */
class BusSessionTest {
    private final SimulatedBus bus = new SimulatedBus();
    private final Map<String, Told> told = new TreeMap<>();

    /** What was read of one board. */
    private static final class Told implements SignalSink {
        private final BoardInference inference = BoardInference.of(GameOnBoard.usual(), InferenceSettings.untimed());
        private final List<BoardEvent> events = new ArrayList<>();

        @Override
        public void signal(BoardSignal signal) {
            events.addAll(inference.on(signal));
        }

        @Override
        public void past(List<List<BoardSignal>> sinceTheStart) {
            throw new AssertionError("no log was asked for");
        }

        List<String> moves() {
            List<String> moves = new ArrayList<>();
            for (BoardEvent event : events) {
                if (event instanceof BoardEvent.Observed seen && seen.fact() instanceof MoveCompleted move) {
                    moves.add(move.uci());
                }
            }
            return moves;
        }

        List<BoardFault.Fault> faults() {
            List<BoardFault.Fault> faults = new ArrayList<>();
            for (BoardEvent event : events) {
                if (event instanceof BoardEvent.Observed seen && seen.fact() instanceof BoardFault fault) {
                    faults.add(fault.fault());
                }
            }
            return faults;
        }
    }

    private BusSession session(List<Integer> expected) {
        return new BusSession(
                new BusTalk(bus),
                expected,
                name -> told.computeIfAbsent(name, board -> new Told()),
                new SignalClock(InstantSource.system()));
    }

    @Test
    void expectedAndOtherBoardsPlay() throws Exception {
        SimulatedBus.Board first = bus.add(1025);
        SimulatedBus.Board second = bus.add(7);
        BusSession session = session(List.of(1025, 4000));
        session.round();
        assertEquals(List.of("00007", "01025"), List.copyOf(told.keySet()));
        bus.damageEvery(4);
        first.hand("e2- e4P");
        session.round();
        first.press();
        second.hand("d2- d4P");
        second.press();
        session.round();
        first.hand("e7- e5p");
        first.press();
        session.round();
        second.hand("d7- d5p");
        second.press();
        first.hand("g1- f3N");
        first.press();
        first.hand("b8- c6n");
        session.round();
        session.round();
        assertEquals(List.of("e2e4", "e7e5", "g1f3"), told.get("01025").moves());
        second.hand("g1-");
        session.round();
        assertEquals(List.of("d2d4", "d7d5"), told.get("00007").moves());
        assertTrue(told.values().stream().allMatch(board -> board.faults().isEmpty()));
    }

    @Test
    void aBoardThatDoesNotAnswerStopsNoOther() throws Exception {
        SimulatedBus.Board first = bus.add(1);
        SimulatedBus.Board second = bus.add(2);
        BusSession session = session(List.of(1, 2));
        session.round();
        first.mute(true);
        second.hand("e2- e4P");
        second.press();
        session.round();
        second.hand("e7-");
        session.round();
        assertEquals(List.of(BoardFault.Fault.CABLE_PULLED), told.get("00001").faults());
        assertEquals(List.of("e2e4"), told.get("00002").moves());
        first.hand("e2- e4P");
        first.press();
        first.mute(false);
        session.round();
        first.hand("e7-");
        session.round();
        assertEquals(List.of("e2e4"), told.get("00001").moves());
    }

    @Test
    void nobodyOnTheBus() {
        assertThrows(IOException.class, () -> session(List.of(5)).round());
    }
}
