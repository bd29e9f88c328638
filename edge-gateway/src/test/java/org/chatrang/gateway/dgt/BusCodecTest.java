package org.chatrang.gateway.dgt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.dgt.BusCommand.Kind;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.junit.jupiter.api.Test;

class BusCodecTest {
    private static final int ADDRESS = 0x10 << 7 | 0x06;

    @Test
    void commandOfTheDescription() {
        assertArrayEquals(new byte[] {(byte) 0x81, 0x10, 0x06, 0x17}, new BusCommand(Kind.SEND_CLOCK, ADDRESS).bytes());
    }

    @Test
    void commandsThereAndBack() {
        for (Kind kind : Kind.values()) {
            BusCommand command = new BusCommand(kind, 16383);
            byte[] bytes = command.bytes();
            assertEquals(Optional.of(command), BusCommand.read(bytes, 0));
            bytes[3] ^= 1;
            assertEquals(Optional.empty(), BusCommand.read(bytes, 0));
        }
        assertEquals(Optional.empty(), BusCommand.read(new byte[] {(byte) 0x88, 0, 0, 8}, 0));
    }

    @Test
    void messagesThereAndBack() {
        List<EepromRecord> records = List.of(
                new EepromRecord.SquareChanged(12, Sensed.EMPTY, false),
                new EepromRecord.SquareChanged(28, Sensed.WHITE_PAWN, true),
                new EepromRecord.TimeStopped(ClockSide.RIGHT, ClockDigits.ofSeconds(65)));
        List<BusMessage> messages = List.of(
                new BusMessage.BoardDump(ADDRESS, SensedBoard.ofPlacement("8/8/8/4k3/8/8/8/K7")),
                new BusMessage.Clock(
                        ADDRESS,
                        new DgtMessage.ClockTimes(
                                ClockDigits.ofSeconds(5400), ClockDigits.ofSeconds(5399), true, true, false, 2)),
                new BusMessage.Clock(ADDRESS, new DgtMessage.NoClock()),
                new BusMessage.Changes(ADDRESS, records),
                new BusMessage.Changes(ADDRESS, List.of()),
                new BusMessage.FromStart(1, records),
                new BusMessage.Ping(16383),
                new BusMessage.StartGameWritten(1025),
                new BusMessage.Version(1025, new DgtMessage.Version(1, 2)),
                new BusMessage.Version(1025, null));
        for (BusMessage message : messages) {
            byte[] bytes = BusEncoder.write(message);
            List<BusMessage> read = new ArrayList<>();
            BusDecoder decoder = new BusDecoder(read::add);
            for (byte value : bytes) {
                decoder.accept(new byte[] {value}, 0, 1);
            }
            assertEquals(List.of(message), read);
        }
    }

    @Test
    void aWrongSumIsDamage() {
        byte[] bytes = BusEncoder.write(new BusMessage.Ping(1025));
        bytes[4] ^= 2;
        List<BusMessage> read = new ArrayList<>();
        new BusDecoder(read::add).accept(bytes, 0, bytes.length);
        assertInstanceOf(BusMessage.Damaged.class, read.getFirst());
        assertEquals(-1, read.getFirst().address());
        assertTrue(read.toString().contains("sum"), read::toString);
    }
}
