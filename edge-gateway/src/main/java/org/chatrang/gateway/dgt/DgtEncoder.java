package org.chatrang.gateway.dgt;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;

/** Writes what a board says, for simulators and tests. */
public final class DgtEncoder {
    private static final int HEAD = 3;

    private DgtEncoder() {}

    /**
     * The message as bytes.
     *
     * @throws IllegalArgumentException for {@link DgtMessage.Damaged}, which is no message
     */
    public static byte[] write(DgtMessage message) {
        return switch (message) {
            case DgtMessage.BoardDump(SensedBoard board) -> {
                byte[] bytes = framed(DgtContent.BOARD_DUMP, 64);
                PieceCodes.write(board, bytes, HEAD);
                yield bytes;
            }
            case DgtMessage.FieldUpdate(int square, Sensed sensed) ->
                framed(DgtContent.FIELD_UPDATE, PieceCodes.square(square), PieceCodes.code(sensed), new int[0]);
            case DgtMessage.ClockTimes clock -> clock(clock);
            case DgtMessage.NoClock none -> clock(0, 0, 0, 0, 0, 0, DgtContent.NO_CLOCK);
            case DgtMessage.SpuriousClock zeros -> clock(0, 0, 0, 0, 0, 0, 0);
            case DgtMessage.ClockAck(int ack0, int ack1, int ack2, int ack3) ->
                clock(
                        0x0A | ack2 >> 3 & 0x10 | ack3 >> 2 & 0x20,
                        ack0 & 0x7F,
                        ack1 & 0x7F,
                        0x0A | ack0 >> 3 & 0x10 | ack1 >> 2 & 0x20,
                        ack2 & 0x7F,
                        ack3 & 0x7F,
                        0);
            case DgtMessage.EepromMoves(List<EepromRecord> records) ->
                copied(DgtContent.EEPROM_MOVES, EepromBytes.write(records));
            case DgtMessage.BusAddress(int address) ->
                framed(DgtContent.BUS_ADDRESS, address >> 7, address & 0x7F, new int[0]);
            case DgtMessage.SerialNumber(String digits) -> text(DgtContent.SERIAL_NUMBER, digits);
            case DgtMessage.LongSerialNumber(String digits) -> text(DgtContent.LONG_SERIAL_NUMBER, digits);
            case DgtMessage.Trademark(String words) -> text(DgtContent.TRADEMARK, words);
            case DgtMessage.Version(int main, int sub) -> framed(DgtContent.VERSION, main, sub, new int[0]);
            case DgtMessage.Battery(int percent, boolean charging) ->
                framed(DgtContent.BATTERY, percent, 0, new int[] {0x7F, 0, 0, 0, 0, 0, charging ? 1 : 2});
            case DgtMessage.Unknown(int id, List<Integer> data) -> {
                byte[] bytes = framed(id, data.size());
                for (int i = 0; i < data.size(); i++) {
                    bytes[HEAD + i] = data.get(i).byteValue();
                }
                yield bytes;
            }
            case DgtMessage.Damaged damaged ->
                throw new IllegalArgumentException("damaged bytes are no message: write something else");
        };
    }

    /** The seven data bytes of a clock message, as the bus has them, too. */
    static byte[] clockData(DgtMessage.ClockTimes clock) {
        int status = (clock.running() ? DgtContent.RUNNING : 0)
                | (clock.rightUp() ? DgtContent.RIGHT_UP : 0)
                | (clock.lowBattery() ? DgtContent.LOW_BATTERY : 0)
                | clock.hint() << DgtContent.HINT_SHIFT;
        ClockDigits right = clock.right();
        ClockDigits left = clock.left();
        return new byte[] {
            (byte) right.hoursByte(), (byte) right.minutesByte(), (byte) right.secondsByte(),
            (byte) left.hoursByte(), (byte) left.minutesByte(), (byte) left.secondsByte(),
            (byte) status
        };
    }

    private static byte[] clock(DgtMessage.ClockTimes clock) {
        return copied(DgtContent.CLOCK, clockData(clock));
    }

    private static byte[] clock(int... data) {
        byte[] bytes = new byte[data.length];
        for (int i = 0; i < data.length; i++) {
            bytes[i] = (byte) data[i];
        }
        return copied(DgtContent.CLOCK, bytes);
    }

    private static byte[] text(int id, String text) {
        return copied(id, text.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] framed(int id, int first, int second, int[] more) {
        byte[] bytes = framed(id, 2 + more.length);
        bytes[HEAD] = (byte) first;
        bytes[HEAD + 1] = (byte) second;
        for (int i = 0; i < more.length; i++) {
            bytes[HEAD + 2 + i] = (byte) more[i];
        }
        return bytes;
    }

    private static byte[] copied(int id, byte[] data) {
        byte[] bytes = framed(id, data.length);
        System.arraycopy(data, 0, bytes, HEAD, data.length);
        return bytes;
    }

    private static byte[] framed(int id, int dataLength) {
        int length = dataLength + HEAD;
        byte[] bytes = new byte[length];
        bytes[0] = (byte) id;
        bytes[1] = (byte) (length >> 7);
        bytes[2] = (byte) (length & 0x7F);
        return bytes;
    }
}
