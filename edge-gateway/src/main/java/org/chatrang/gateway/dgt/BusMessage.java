package org.chatrang.gateway.dgt;

import java.util.List;
import org.chatrang.gateway.signal.SensedBoard;

/**
 * What a board says in bus mode, where many share a line and speak when they are asked. The ids overlap those of single-board
 * mode, so a reader has to know the mode.
 */
public sealed interface BusMessage {
    /** The board's address, which is its serial number: 14 bits. */
    int address();

    /** The whole board (83). */
    record BoardDump(int address, SensedBoard board) implements BusMessage {}

    /** The clock (84): {@link DgtMessage.ClockTimes} or another of the clock messages. */
    record Clock(int address, DgtMessage shown) implements BusMessage {}

    /** The changes since the last answer of this kind (85). Reading them is destructive: a lost answer is asked for again by REPEAT_CHANGES. */
    record Changes(int address, List<EepromRecord> records) implements BusMessage {
        public Changes {
            records = List.copyOf(records);
        }
    }

    /** The board's own log since the game began (86). */
    record FromStart(int address, List<EepromRecord> records) implements BusMessage {
        public FromStart {
            records = List.copyOf(records);
        }
    }

    /** The board is there (87). */
    record Ping(int address) implements BusMessage {}

    /** The mark of a new game was written (88). */
    record StartGameWritten(int address) implements BusMessage {}

    /** The version of its software (89); null before version 1.2, which does not say. */
    record Version(int address, DgtMessage.Version version) implements BusMessage {}

    /** A message of a kind not known here. */
    record Unknown(int address, int id) implements BusMessage {}

    /** Bytes that are no message, or one whose sum is wrong: the command is to be sent again. The address is -1. */
    record Damaged(String text) implements BusMessage {
        @Override
        public int address() {
            return -1;
        }
    }
}
