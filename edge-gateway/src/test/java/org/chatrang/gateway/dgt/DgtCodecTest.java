package org.chatrang.gateway.dgt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.chatrang.gateway.dgt.EepromRecord.Kind;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;

/** The examples of the protocol's description, and every kind of message there and back. */
class DgtCodecTest {
    private static final SensedBoard START = SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

    @Test
    void startPosition() {
        String dump =
                "860043" + "08090a0c0b0a0908" + "07".repeat(8) + "00".repeat(32) + "01".repeat(8) + "0203040605040302";
        assertEquals(new DgtMessage.BoardDump(START), one(dump));
        assertEquals(dump, hex(new DgtMessage.BoardDump(START)));
    }

    @Test
    void squareChanges() {
        assertEquals(new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.EMPTY), one("8e00053400"));
        assertEquals(new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_PAWN), one("8e00052401"));
        // A bit above the code of the piece means something else on some boards.
        assertEquals(new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_PAWN), one("8e00052411"));
        assertInstanceOf(DgtMessage.Damaged.class, one("8e00054101"));
    }

    @Test
    void clocks() {
        DgtMessage.ClockTimes stopped = assertInstanceOf(DgtMessage.ClockTimes.class, one("8d000a20030220030208"));
        assertEquals(182_000, stopped.left().millis());
        assertTrue(stopped.left().perMove());
        assertFalse(stopped.running());
        DgtMessage.ClockTimes thrown = assertInstanceOf(DgtMessage.ClockTimes.class, one("8d000a20030220030113"));
        ClockFace face = DgtSignals.face(thrown);
        assertEquals(ClockSide.RIGHT, face.runs());
        assertEquals(181_000, face.left().millis());
        assertTrue(face.running());
        DgtMessage.ClockTimes fallen = assertInstanceOf(DgtMessage.ClockTimes.class, one("8d000a30000020001612"));
        assertTrue(DgtSignals.face(fallen).right().flag());
        assertTrue(DgtSignals.face(fallen).right().blocked());
        assertFalse(DgtSignals.face(fallen).left().flag());
        DgtMessage.ClockTimes runsOn = assertInstanceOf(DgtMessage.ClockTimes.class, one("8d000a41300000001609"));
        assertTrue(DgtSignals.face(runsOn).right().flag());
        assertFalse(DgtSignals.face(runsOn).right().blocked());
        DgtMessage.ClockTimes low = assertInstanceOf(DgtMessage.ClockTimes.class, one("8d000a2003022003020d"));
        assertTrue(low.lowBattery());
    }

    @Test
    void clockMessagesThatAreNoTimes() {
        assertEquals(new DgtMessage.NoClock(), one("8d000a00000000000020"));
        assertEquals(new DgtMessage.SpuriousClock(), one("8d000a00000000000000"));
        assertInstanceOf(DgtMessage.Damaged.class, one("8d000a20036a20030209"));
        assertInstanceOf(DgtMessage.Damaged.class, one("8d000a20750220030209"));
        // ack0 10: done; ack1 09: the version was asked for; ack2 2.1
        assertEquals(new DgtMessage.ClockAck(0x10, 0x09, 0x21, 0), one("8d000a0a10090a210000"));
        assertEquals(new DgtMessage.ClockAck(0x10, 0x88, 0, 0x35), one("8d000a0a10082a003500"));
    }

    @Test
    void whatABoardSaysOfItself() {
        assertEquals(new DgtMessage.BusAddress(1025), one("9000050801"));
        assertEquals(new DgtMessage.SerialNumber("01025"), one("9100083031303235"));
        assertEquals("1.02", one("9300050102").toString());
        assertEquals(new DgtMessage.Battery(87, true), one("a0000c" + "577f7f000000000001"));
        assertEquals(new DgtMessage.Unknown(0x96, List.of(1, 2)), one("9600050102"));
    }

    @Test
    void ownLogOfTheBoard() {
        List<EepromRecord> records = List.of(
                new EepromRecord.Mark(Kind.NOTHING),
                new EepromRecord.Mark(Kind.POWER_UP),
                new EepromRecord.Mark(Kind.BEGIN_POSITION),
                new EepromRecord.SquareChanged(Square.of("e2"), Sensed.EMPTY, false),
                new EepromRecord.SquareChanged(Square.of("e4"), Sensed.WHITE_PAWN, true),
                new EepromRecord.TimeStopped(ClockSide.LEFT, ClockDigits.ofSeconds(5399)),
                new EepromRecord.Mark(Kind.END_OF_LOG));
        assertEquals("8f000e" + "7f6a6f" + "4034" + "5124" + "712959" + "6b", hex(new DgtMessage.EepromMoves(records)));
        assertEquals(new DgtMessage.EepromMoves(records), one(hex(new DgtMessage.EepromMoves(records))));
    }

    @Test
    void cutOffEntryOfTheLogCostsNothingElse() {
        DgtMessage.EepromMoves log =
                assertInstanceOf(DgtMessage.EepromMoves.class, one("8f0008" + "3424" + "4034" + "6b"));
        assertEquals(
                List.of(
                        new EepromRecord.SquareChanged(Square.of("e2"), Sensed.EMPTY, false),
                        new EepromRecord.Mark(Kind.END_OF_LOG)),
                log.records());
    }

    @Test
    void everyMessageThereAndBack() {
        List<DgtMessage> messages = List.of(
                new DgtMessage.BoardDump(START.with(Square.of("e4"), Sensed.RESULT_DRAW)),
                new DgtMessage.FieldUpdate(0, Sensed.RESULT_BLACK_WINS),
                new DgtMessage.ClockTimes(
                        new ClockDigits(1, 59, 7, false, true, true),
                        new ClockDigits(0, 0, 0, true, false, false),
                        true,
                        true,
                        true,
                        2),
                new DgtMessage.NoClock(),
                new DgtMessage.SpuriousClock(),
                new DgtMessage.ClockAck(0x10, 0x8A, 0x99, 0xB1),
                new DgtMessage.BusAddress(16383),
                new DgtMessage.SerialNumber("12345"),
                new DgtMessage.LongSerialNumber("3000147740"),
                new DgtMessage.Trademark("Chatrang board simulator"),
                new DgtMessage.Version(1, 8),
                new DgtMessage.Battery(15, false),
                new DgtMessage.Unknown(0xA5, List.of()));
        for (DgtMessage message : messages) {
            assertEquals(message, one(hex(message)));
        }
    }

    @Test
    void aBrokenMessageCostsItselfOnly() {
        String change = "8e00053400";
        List<DgtMessage> read = read("42" + "8600430809" + change + "8e0006" + "01" + change + "8e00");
        assertEquals(7, read.size());
        assertEquals(
                2,
                read.stream().filter(DgtMessage.FieldUpdate.class::isInstance).count());
        assertEquals(new DgtMessage.Damaged("1 byte that belongs to no message"), read.getFirst());
    }

    @Test
    void damageIsCountedInWords() {
        assertEquals(new DgtMessage.Damaged("2 bytes that belong to no message"), one("4242"));
        assertEquals(new DgtMessage.Damaged("message 8E broken off after 1 byte of it"), one("8e"));
        assertEquals(new DgtMessage.Damaged("message 8E broken off after 2 bytes of it"), one("8e00"));
        assertEquals(new DgtMessage.Damaged("message 8E of length 6, 5 was expected"), one("8e0006"));
        assertEquals(new DgtMessage.Damaged("message 92 of length 2, and its head alone has 3"), one("920002"));
    }

    @Test
    void randomBytesNeverStopIt() {
        Random random = new Random(7);
        for (int run = 0; run < 200; run++) {
            byte[] bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            List<DgtMessage> read = new ArrayList<>();
            DgtDecoder decoder = new DgtDecoder(read::add);
            decoder.accept(bytes);
            read.clear();
            decoder.accept(HexFormat.of().parseHex("8e000534009100083031303235"));
            assertTrue(read.contains(new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.EMPTY)));
            assertEquals(new DgtMessage.SerialNumber("01025"), read.getLast());
        }
    }

    @Test
    void commandsAreTheReadingOnes() {
        assertArrayEquals(new byte[] {0x4B}, new byte[] {DgtCommand.UPDATE_NICE.code()});
        assertEquals(DgtCommand.SEND_BOARD, DgtCommand.of(0x42).orElseThrow());
        for (int writing : new int[] {0x2B, 0x4E, 0x51, 0x53, 0x54, 0x60}) {
            assertTrue(DgtCommand.of(writing).isEmpty());
        }
    }

    private static DgtMessage one(String hex) {
        List<DgtMessage> read = read(hex);
        assertEquals(1, read.size(), read::toString);
        return read.getFirst();
    }

    private static List<DgtMessage> read(String hex) {
        List<DgtMessage> read = new ArrayList<>();
        DgtDecoder decoder = new DgtDecoder(read::add);
        decoder.accept(HexFormat.of().parseHex(hex));
        decoder.end();
        return read;
    }

    private static String hex(DgtMessage message) {
        return HexFormat.of().formatHex(DgtEncoder.write(message));
    }
}
