package org.chatrang.gateway.boardlog;

import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.SignalTime;

/** What is told of a recording besides what happened on the board. */
final class Told {
    private Told() {}

    /** A part of the recording cannot be read. */
    static BoardEvent unreadable(SignalTime at, String text) {
        return fault(at, Fault.CORRUPT_DATA, text);
    }

    /** What stands on the board is not known. */
    static BoardEvent boardMissing(SignalTime at) {
        return fault(
                at,
                Fault.OTHER,
                "squares change, and the whole board (message 86, BOARD_DUMP) has not come: what stands on it is not"
                        + " known; a recorder asks for it with the byte 42 (SEND_BRD)");
    }

    private static BoardEvent fault(SignalTime at, Fault fault, String text) {
        return new BoardEvent.Observed(at, new BoardFault(fault, text), null, null);
    }

    /** What is shown where a game is taken up, and why. */
    static BoardEvent placement(SignalTime at, String placement, String note) {
        return new BoardEvent.Observed(at, new PlacementSeen(placement, false, List.of()), null, note);
    }

    /** What remains true if the moves are not. */
    static List<BoardEvent> withoutMoves(List<BoardEvent> events) {
        return events.stream()
                .filter(event -> event instanceof BoardEvent.Observed observed
                        && (observed.fact() instanceof ClockRead || observed.fact() instanceof BoardFault))
                .toList();
    }
}
