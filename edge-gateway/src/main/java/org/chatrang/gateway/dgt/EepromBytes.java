package org.chatrang.gateway.dgt;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;

/**
 * The board's own log as bytes: 40-5F a changed square in two bytes, 60-69 and 70-79 a time in three, all others marks. It is
 * cyclic, so its oldest entry may be cut in half: what cannot be read is passed over.
 */
final class EepromBytes {
    private EepromBytes() {}

    static List<EepromRecord> read(byte[] bytes, int offset, int length) {
        List<EepromRecord> records = new ArrayList<>();
        int at = offset;
        int end = offset + length;
        while (at < end) {
            int first = bytes[at] & 0xFF;
            if (isChange(first) && at + 1 < end && (bytes[at + 1] & 0xFF) < 64) {
                records.add(new EepromRecord.SquareChanged(
                        PieceCodes.square(bytes[at + 1]), PieceCodes.sensed(first), (first & 0x10) != 0));
                at += 2;
            } else if (isTime(first) && at + 2 < end && isTime(bytes[at + 1], bytes[at + 2])) {
                ClockSide stopped = (first & 0x10) != 0 ? ClockSide.LEFT : ClockSide.RIGHT;
                ClockDigits time = ClockDigits.read(first & 0x0F, bytes[at + 1], bytes[at + 2]);
                records.add(new EepromRecord.TimeStopped(stopped, time));
                at += 3;
            } else {
                EepromRecord.Kind kind = EepromRecord.Kind.of(first);
                if (kind != null) {
                    records.add(new EepromRecord.Mark(kind));
                }
                at++;
            }
        }
        return records;
    }

    static byte[] write(List<EepromRecord> records) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (EepromRecord record : records) {
            switch (record) {
                case EepromRecord.SquareChanged(int square, Sensed sensed, boolean quick) -> {
                    bytes.write(0x40 | (quick ? 0x10 : 0) | PieceCodes.code(sensed));
                    bytes.write(PieceCodes.square(square));
                }
                case EepromRecord.TimeStopped(ClockSide stopped, ClockDigits time) -> {
                    bytes.write(0x60 | (stopped == ClockSide.LEFT ? 0x10 : 0) | time.hours());
                    bytes.write(time.minutesByte());
                    bytes.write(time.secondsByte());
                }
                case EepromRecord.Mark(EepromRecord.Kind kind) -> bytes.write(kind.code());
            }
        }
        return bytes.toByteArray();
    }

    private static boolean isChange(int first) {
        return first >= 0x40 && first <= 0x5F;
    }

    private static boolean isTime(int first) {
        return first >= 0x60 && first <= 0x79 && (first & 0x0F) <= 9;
    }

    private static boolean isTime(byte minutes, byte seconds) {
        return ClockDigits.decimal(minutes) <= 59 && ClockDigits.decimal(seconds) <= 59;
    }
}
