package org.chatrang.gateway.dgt;

import java.util.Optional;

/**
 * What a host may ask a board in single-board mode: the reading commands only. Those that write to a board's memory or to a
 * clock are left out on purpose. A board's input buffer holds ten bytes.
 */
public enum DgtCommand {
    /** Be idle: no automatic messages. No answer. */
    RESET(0x40),
    /** Answer with the clock once. */
    SEND_CLOCK(0x41),
    /** Answer with the whole board. */
    SEND_BOARD(0x42),
    /** From now on tell every change of a square, and the clock at least every second. */
    UPDATE(0x43),
    /** From now on tell every change of a square. */
    UPDATE_BOARD(0x44),
    /** Answer with the serial number of five digits. */
    SEND_SERIAL_NUMBER(0x45),
    /** Answer with the address on the bus. */
    SEND_BUS_ADDRESS(0x46),
    /** Answer with the maker's text. */
    SEND_TRADEMARK(0x47),
    /** Answer with the board's own log: up to eight seconds at 9600 baud. */
    SEND_EEPROM_MOVES(0x49),
    /** Go over to bus mode. No answer. */
    TO_BUS_MODE(0x4A),
    /** From now on tell every change of a square, and the clock when it changes: the one to use. */
    UPDATE_NICE(0x4B),
    /** Answer with the battery, Bluetooth boards only. */
    SEND_BATTERY(0x4C),
    /** Answer with the version. */
    SEND_VERSION(0x4D),
    /** Answer with the serial number of ten digits. */
    SEND_LONG_SERIAL_NUMBER(0x55);

    private final int code;

    DgtCommand(int code) {
        this.code = code;
    }

    /** The byte to send. */
    public byte code() {
        return (byte) code;
    }

    /** The command with that byte, for simulators; empty if it is none of these. */
    public static Optional<DgtCommand> of(int code) {
        for (DgtCommand command : values()) {
            if (command.code == code) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }
}
