package org.chatrang.gateway.dgt;

import java.util.Arrays;
import java.util.List;

/** Writes what boards say in bus mode, for simulators and tests. */
public final class BusEncoder {
    private static final int BEFORE = Frames.HEAD + BusContent.ADDRESS;

    private BusEncoder() {}

    /**
     * The message as bytes.
     *
     * @throws IllegalArgumentException for {@link BusMessage.Damaged} and for messages of an unknown kind
     */
    public static byte[] write(BusMessage message) {
        int address = message.address();
        return switch (message) {
            case BusMessage.BoardDump dump -> {
                byte[] content = new byte[64];
                PieceCodes.write(dump.board(), content, 0);
                yield framed(BusContent.BOARD_DUMP, address, content);
            }
            case BusMessage.Clock clock -> {
                byte[] single = DgtEncoder.write(clock.shown());
                yield framed(BusContent.CLOCK, address, Arrays.copyOfRange(single, Frames.HEAD, single.length));
            }
            case BusMessage.Changes changes -> log(BusContent.CHANGES, address, changes.records());
            case BusMessage.FromStart log -> log(BusContent.FROM_START, address, log.records());
            case BusMessage.Ping ping -> framed(BusContent.PING, address, new byte[0]);
            case BusMessage.StartGameWritten written -> framed(BusContent.START_GAME_WRITTEN, address, new byte[0]);
            case BusMessage.Version version ->
                framed(
                        BusContent.VERSION,
                        address,
                        version.version() == null
                                ? new byte[0]
                                : new byte[] {
                                    (byte) version.version().main(),
                                    (byte) version.version().sub()
                                });
            case BusMessage.Unknown unknown ->
                throw new IllegalArgumentException(
                        "kind %02X is not known here: write another message".formatted(unknown.id()));
            case BusMessage.Damaged damaged ->
                throw new IllegalArgumentException("damaged bytes are no message: write something else");
        };
    }

    private static byte[] log(int id, int address, List<EepromRecord> records) {
        return framed(id, address, EepromBytes.write(records));
    }

    private static byte[] framed(int id, int address, byte[] content) {
        int length = BEFORE + content.length + BusContent.SUM;
        byte[] bytes = new byte[length];
        bytes[0] = (byte) id;
        bytes[1] = (byte) (length >> 7);
        bytes[2] = (byte) (length & 0x7F);
        bytes[3] = (byte) (address >> 7);
        bytes[4] = (byte) (address & 0x7F);
        System.arraycopy(content, 0, bytes, BEFORE, content.length);
        bytes[length - 1] = BusContent.sum(bytes, length - 1);
        return bytes;
    }
}
