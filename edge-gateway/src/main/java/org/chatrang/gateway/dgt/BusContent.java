package org.chatrang.gateway.dgt;

import java.util.Arrays;

/** What the data bytes of a message on the bus mean: the address in two bytes, the content, the sum of all bytes before. */
final class BusContent {
    static final int BOARD_DUMP = 0x83;
    static final int CLOCK = 0x84;
    static final int CHANGES = 0x85;
    static final int FROM_START = 0x86;
    static final int PING = 0x87;
    static final int START_GAME_WRITTEN = 0x88;
    static final int VERSION = 0x89;
    static final int ADDRESS = 2;
    static final int SUM = 1;

    private BusContent() {}

    /** The last seven bits of the sum of the first bytes. */
    static byte sum(byte[] bytes, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += bytes[i];
        }
        return (byte) (sum & 0x7F);
    }

    static int length(int id) {
        return switch (id) {
            case BOARD_DUMP -> ADDRESS + 64 + SUM;
            case CLOCK -> ADDRESS + 7 + SUM;
            case PING, START_GAME_WRITTEN -> ADDRESS + SUM;
            default -> -1;
        };
    }

    static BusMessage read(int id, byte[] data, int length) {
        if (length < ADDRESS + SUM) {
            return new BusMessage.Damaged("message %02X without an address".formatted(id));
        }
        if (!isSumRight(id, data, length)) {
            return new BusMessage.Damaged("message %02X whose sum is wrong".formatted(id));
        }
        int address = data[0] << 7 | data[1];
        byte[] content = Arrays.copyOfRange(data, ADDRESS, length - SUM);
        return switch (id) {
            case BOARD_DUMP -> new BusMessage.BoardDump(address, PieceCodes.board(content, 0));
            case CLOCK -> clock(address, content);
            case CHANGES -> new BusMessage.Changes(address, EepromBytes.read(content, 0, content.length));
            case FROM_START -> new BusMessage.FromStart(address, EepromBytes.read(content, 0, content.length));
            case PING -> new BusMessage.Ping(address);
            case START_GAME_WRITTEN -> new BusMessage.StartGameWritten(address);
            case VERSION ->
                new BusMessage.Version(
                        address, content.length < 2 ? null : new DgtMessage.Version(content[0], content[1]));
            default -> new BusMessage.Unknown(address, id);
        };
    }

    private static BusMessage clock(int address, byte[] content) {
        return DgtContent.clock(content) instanceof DgtMessage.Damaged(String text)
                ? new BusMessage.Damaged(text)
                : new BusMessage.Clock(address, DgtContent.clock(content));
    }

    private static boolean isSumRight(int id, byte[] data, int length) {
        int whole = length + Frames.HEAD;
        int head = id + (whole >> 7) + (whole & 0x7F);
        return (head + sum(data, length - SUM) & 0x7F) == data[length - SUM];
    }
}
