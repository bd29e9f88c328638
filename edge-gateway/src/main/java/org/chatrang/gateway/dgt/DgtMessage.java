package org.chatrang.gateway.dgt;

import java.util.List;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;

/** What a board says in single-board mode. Squares as {@code org.chatrang.laws.Square} numbers them, connector at White's left. */
public sealed interface DgtMessage {
    /** The whole board (86). */
    record BoardDump(SensedBoard board) implements DgtMessage {}

    /** One square changed (8E). */
    record FieldUpdate(int square, Sensed sensed) implements DgtMessage {}

    /**
     * What the clock shows (8D). It may be up to a second behind the display.
     *
     * @param left the left side seen from the clock's front
     * @param right the right side
     * @param running bit 0 of the status
     * @param rightUp bit 1: the lever is up at the right side, whose time runs
     * @param lowBattery bit 2
     * @param hint bits 3 and 4, about whose meaning sources disagree; kept, not used
     */
    record ClockTimes(
            ClockDigits left, ClockDigits right, boolean running, boolean rightUp, boolean lowBattery, int hint)
            implements DgtMessage {}

    /** No clock is connected (8D with bit 5 of the status). */
    record NoClock() implements DgtMessage {}

    /** A clock answers a command or tells of a button (8D with A as hours). Nothing here sends such commands. */
    record ClockAck(int ack0, int ack1, int ack2, int ack3) implements DgtMessage {}

    /** A clock message of zeros, which Bluetooth boards send after a clock command. It means nothing. */
    record SpuriousClock() implements DgtMessage {}

    /** The board's own log (8F), oldest first. */
    record EepromMoves(List<EepromRecord> records) implements DgtMessage {
        public EepromMoves {
            records = List.copyOf(records);
        }
    }

    /** The address on the bus (90), which is the serial number. */
    record BusAddress(int address) implements DgtMessage {}

    /** The serial number (91), five digits. */
    record SerialNumber(String digits) implements DgtMessage {}

    /** The long serial number (A2), ten digits. */
    record LongSerialNumber(String digits) implements DgtMessage {}

    /** The maker's text (92). */
    record Trademark(String text) implements DgtMessage {}

    /** The version of the board's software (93). */
    record Version(int main, int sub) implements DgtMessage {
        @Override
        public String toString() {
            return "%d.%02d".formatted(main, sub);
        }
    }

    /**
     * The battery of a Bluetooth board (A0).
     *
     * @param percent charge
     * @param charging it is being charged
     */
    record Battery(int percent, boolean charging) implements DgtMessage {}

    /** A message of a kind not known here; {@code data} without the three bytes of the head. */
    record Unknown(int id, List<Integer> data) implements DgtMessage {
        public Unknown {
            data = List.copyOf(data);
        }
    }

    /** Bytes that are no message, or a message that cannot be true. What comes next is good again. */
    record Damaged(String text) implements DgtMessage {}
}
