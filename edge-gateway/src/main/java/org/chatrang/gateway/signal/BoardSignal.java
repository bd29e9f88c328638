package org.chatrang.gateway.signal;

import java.util.List;
import org.chatrang.laws.Square;

/**
 * What the driver of a sensor board delivers, one board's signals in the order of their arrival. Squares are numbered as if
 * the board's connector were at White's left hand; that a board is turned is found out by whoever reads the signals.
 */
public sealed interface BoardSignal {
    /** When it arrived. */
    SignalTime at();

    /** One square changed. Needs a {@link Placement} before it; without one it tells nothing. */
    record SquareChange(SignalTime at, int square, Sensed sensed) implements BoardSignal {
        public SquareChange {
            if (!Square.isOnBoard(square)) {
                throw new IllegalArgumentException("square " + square + " is off the board: use 0 (a1) to 63 (h8)");
            }
        }
    }

    /**
     * The whole board, by a scan or from a source that knows no single changes.
     *
     * @param oriented the source has turned it already so that a1 is White's left corner
     */
    record Placement(SignalTime at, SensedBoard board, boolean oriented) implements BoardSignal {}

    /** What the clock shows. */
    record ClockShown(SignalTime at, ClockFace face) implements BoardSignal {}

    /** The board says that no clock is connected to it. Its absence altogether is the same. */
    record NoClock(SignalTime at) implements BoardSignal {}

    /**
     * The line of moves the source itself made of what it saw: the whole list every time, which may shrink, change in the
     * middle, repeat. Used only where the placements alone cannot tell.
     *
     * @param start the FEN it starts from, null for the usual position
     */
    record MoveList(SignalTime at, String start, List<String> san) implements BoardSignal {
        public MoveList {
            san = List.copyOf(san);
        }
    }

    /** The connection is gone; squares and clock are unknown until the next placement. */
    record ConnectionLost(SignalTime at, String reason) implements BoardSignal {}

    /** The connection is back. A driver asks for a placement at once. */
    record ConnectionRestored(SignalTime at) implements BoardSignal {}

    /**
     * What the board says of itself.
     *
     * @param serial its serial number, null if it did not say
     * @param version its software's version, null if it did not say
     * @param batteryPercent its battery, null if it has none or did not say
     */
    record BoardInfo(SignalTime at, String serial, String version, Integer batteryPercent) implements BoardSignal {}

    /** Bytes that are no message, or a message that cannot be true. What comes next is good again. */
    record Corrupt(SignalTime at, String text) implements BoardSignal {}

    /** Nothing but that time went by. A driver sends it about four times a second while nothing else comes. */
    record TimePassed(SignalTime at) implements BoardSignal {}
}
