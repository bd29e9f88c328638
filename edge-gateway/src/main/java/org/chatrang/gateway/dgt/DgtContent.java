package org.chatrang.gateway.dgt;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.DgtMessage.BoardDump;
import org.chatrang.gateway.dgt.DgtMessage.BusAddress;
import org.chatrang.gateway.dgt.DgtMessage.ClockAck;
import org.chatrang.gateway.dgt.DgtMessage.ClockTimes;
import org.chatrang.gateway.dgt.DgtMessage.Damaged;
import org.chatrang.gateway.dgt.DgtMessage.EepromMoves;
import org.chatrang.gateway.dgt.DgtMessage.FieldUpdate;
import org.chatrang.gateway.dgt.DgtMessage.NoClock;
import org.chatrang.gateway.dgt.DgtMessage.SerialNumber;
import org.chatrang.gateway.dgt.DgtMessage.SpuriousClock;
import org.chatrang.gateway.dgt.DgtMessage.Trademark;

/** What the data bytes of a message mean, the framing taken off. */
final class DgtContent {
    static final int BOARD_DUMP = 0x86;
    static final int CLOCK = 0x8D;
    static final int FIELD_UPDATE = 0x8E;
    static final int EEPROM_MOVES = 0x8F;
    static final int BUS_ADDRESS = 0x90;
    static final int SERIAL_NUMBER = 0x91;
    static final int TRADEMARK = 0x92;
    static final int VERSION = 0x93;
    static final int BATTERY = 0xA0;
    static final int LONG_SERIAL_NUMBER = 0xA2;

    static final int RUNNING = 0x01;
    static final int RIGHT_UP = 0x02;
    static final int LOW_BATTERY = 0x04;
    static final int NO_CLOCK = 0x20;
    static final int HINT_SHIFT = 3;
    private static final int ACK = 0x0A;

    private DgtContent() {}

    /** How many data bytes a message has, -1 if that varies or the kind is not known. */
    static int length(int id) {
        return switch (id) {
            case BOARD_DUMP -> 64;
            case CLOCK -> 7;
            case FIELD_UPDATE, BUS_ADDRESS, VERSION -> 2;
            case SERIAL_NUMBER -> 5;
            case LONG_SERIAL_NUMBER -> 10;
            default -> -1;
        };
    }

    /** Reads the first {@code length} of the bytes. */
    static DgtMessage read(int id, byte[] data, int length) {
        return switch (id) {
            case BOARD_DUMP -> new BoardDump(PieceCodes.board(data, 0));
            case FIELD_UPDATE ->
                data[0] < 64
                        ? new FieldUpdate(PieceCodes.square(data[0]), PieceCodes.sensed(data[1]))
                        : new Damaged("a change of square " + data[0] + ", and there are 64");
            case CLOCK -> clock(data);
            case EEPROM_MOVES -> new EepromMoves(EepromBytes.read(data, 0, length));
            case BUS_ADDRESS -> new BusAddress(data[0] << 7 | data[1]);
            case SERIAL_NUMBER -> new SerialNumber(text(data, length));
            case LONG_SERIAL_NUMBER -> new DgtMessage.LongSerialNumber(text(data, length));
            case TRADEMARK -> new Trademark(text(data, length));
            case VERSION -> new DgtMessage.Version(data[0], data[1]);
            case BATTERY -> battery(id, data, length);
            default -> unknown(id, data, length);
        };
    }

    /** The seven bytes of a clock message. */
    static DgtMessage clock(byte[] data) {
        if ((data[0] & 0x0F) == ACK || (data[3] & 0x0F) == ACK) {
            return new ClockAck(
                    data[1] & 0x7F | data[3] << 3 & 0x80,
                    data[2] & 0x7F | data[3] << 2 & 0x80,
                    data[4] & 0x7F | data[0] << 3 & 0x80,
                    data[5] & 0x7F | data[0] << 2 & 0x80);
        }
        int status = data[6];
        if ((status & NO_CLOCK) != 0) {
            return new NoClock();
        }
        if ((data[0] | data[1] | data[2] | data[3] | data[4] | data[5] | status) == 0) {
            return new SpuriousClock();
        }
        try {
            return new ClockTimes(
                    ClockDigits.read(data[3], data[4], data[5]),
                    ClockDigits.read(data[0], data[1], data[2]),
                    (status & RUNNING) != 0,
                    (status & RIGHT_UP) != 0,
                    (status & LOW_BATTERY) != 0,
                    status >> HINT_SHIFT & 3);
        } catch (IllegalArgumentException notATime) {
            return new Damaged("a clock message whose digits are no time");
        }
    }

    /** Sources disagree about the length of this one; the charge comes first, the state last if there are nine bytes. */
    private static DgtMessage battery(int id, byte[] data, int length) {
        return length == 0
                ? unknown(id, data, length)
                : new DgtMessage.Battery(data[0], length >= 9 && (data[8] & 1) != 0);
    }

    private static DgtMessage unknown(int id, byte[] data, int length) {
        List<Integer> values = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            values.add((int) data[i]);
        }
        return new DgtMessage.Unknown(id, values);
    }

    private static String text(byte[] data, int length) {
        return new String(data, 0, length, StandardCharsets.US_ASCII).strip();
    }
}
