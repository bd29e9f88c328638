package org.chatrang.gateway.dgt;

import java.util.Optional;

/**
 * A command on the bus: one byte, the address in two of seven bits, a sum of seven bits. A board keeps one command. Commands
 * that write to a board's memory are left out, but for the mark of a new game, without which FROM_START has no start.
 *
 * @param kind what is asked
 * @param address whom; 0 means all boards where {@link Kind#PING} allows it
 */
public record BusCommand(Kind kind, int address) {
    private static final int MOST = (1 << 14) - 1;
    private static final int LENGTH = 4;

    /** What a board can be asked. */
    public enum Kind {
        SEND_CLOCK(0x81),
        SEND_BOARD(0x82),
        /** Answer with the changes since the last time. */
        SEND_CHANGES(0x83),
        /** Answer as the last time: after a damaged answer to {@link #SEND_CHANGES}. */
        REPEAT_CHANGES(0x84),
        SET_START_GAME(0x85),
        SEND_FROM_START(0x86),
        /** Say that you are there; to address 0 all boards answer within 1.1 s. */
        PING(0x87),
        /** Answer as to a ping, and do not answer the next one to address 0. */
        IGNORE_NEXT_PING(0x8A),
        SEND_VERSION(0x8B),
        /** Changes, clock and board. */
        SEND_ALL(0x8D);

        private final int code;

        Kind(int code) {
            this.code = code;
        }
    }

    public BusCommand {
        if (address < 0 || address > MOST) {
            throw new IllegalArgumentException("bus address " + address + ": use 0 to " + MOST);
        }
    }

    /** The bytes to send. */
    public byte[] bytes() {
        byte[] bytes = {(byte) kind.code, (byte) (address >> 7), (byte) (address & 0x7F), 0};
        bytes[LENGTH - 1] = BusContent.sum(bytes, LENGTH - 1);
        return bytes;
    }

    /** The command that begins at that place, for simulators; empty if it is none of these, cut off, or its sum is wrong. */
    public static Optional<BusCommand> read(byte[] bytes, int offset) {
        if (offset + LENGTH > bytes.length) {
            return Optional.empty();
        }
        for (Kind kind : Kind.values()) {
            if ((byte) kind.code == bytes[offset]) {
                int high = bytes[offset + 1] & 0x7F;
                BusCommand command = new BusCommand(kind, high << 7 | bytes[offset + 2] & 0x7F);
                boolean right = command.bytes()[LENGTH - 1] == bytes[offset + LENGTH - 1];
                return right ? Optional.of(command) : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
