package org.chatrang.gateway.serial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chatrang.gateway.dgt.BusCommand;
import org.chatrang.gateway.dgt.BusEncoder;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/** Boards on one line that answer when they are asked, some answers damaged. */
final class SimulatedBus implements ByteLink {
    private final Map<Integer, Board> boards = new TreeMap<>();
    private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
    private int damageEvery = Integer.MAX_VALUE;
    private int answered;

    /** One of them. */
    static final class Board {
        private SensedBoard squares = SensedBoard.of(Position.initial().setup());
        private List<EepromRecord> changes = new ArrayList<>();
        private List<EepromRecord> last = new ArrayList<>();
        private boolean rightUp;
        private boolean ignoresPing;
        private boolean mute;

        /** {@code e2-} lifts, {@code e4P} puts down. */
        void hand(String moves) {
            for (String move : moves.split(" ")) {
                int square = Square.of(move.substring(0, 2));
                Sensed sensed =
                        Sensed.of(move.charAt(2) == '-' ? null : org.chatrang.laws.Piece.ofLetter(move.charAt(2)));
                squares = squares.with(square, sensed);
                changes.add(new EepromRecord.SquareChanged(square, sensed, false));
            }
        }

        void press() {
            changes.add(new EepromRecord.TimeStopped(
                    rightUp ? ClockSide.RIGHT : ClockSide.LEFT, ClockDigits.ofSeconds(5000)));
            rightUp = !rightUp;
        }

        void mute(boolean silent) {
            mute = silent;
        }
    }

    Board add(int address) {
        Board board = new Board();
        boards.put(address, board);
        return board;
    }

    void damageEvery(int count) {
        damageEvery = count;
    }

    @Override
    public int read(byte[] buffer) {
        byte[] all = answers.toByteArray();
        answers.reset();
        System.arraycopy(all, 0, buffer, 0, all.length);
        return all.length;
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        Optional<BusCommand> command = BusCommand.read(bytes, 0);
        if (command.isEmpty()) {
            throw new IOException("no command");
        }
        if (command.get().address() == 0) {
            boards.forEach((address, board) -> {
                if (!board.ignoresPing && !board.mute) {
                    answer(new BusMessage.Ping(address));
                }
                board.ignoresPing = false;
            });
            return;
        }
        Board board = boards.get(command.get().address());
        if (board != null && !board.mute) {
            answer(command.get(), board);
        }
    }

    private void answer(BusCommand command, Board board) {
        int address = command.address();
        switch (command.kind()) {
            case PING -> answer(new BusMessage.Ping(address));
            case IGNORE_NEXT_PING -> {
                board.ignoresPing = true;
                answer(new BusMessage.Ping(address));
            }
            case SEND_CLOCK ->
                answer(new BusMessage.Clock(
                        address,
                        new DgtMessage.ClockTimes(
                                ClockDigits.ofSeconds(5000),
                                ClockDigits.ofSeconds(5000),
                                true,
                                board.rightUp,
                                false,
                                0)));
            case SEND_BOARD -> answer(new BusMessage.BoardDump(address, board.squares));
            case SEND_CHANGES -> {
                board.last = board.changes;
                board.changes = new ArrayList<>();
                answer(new BusMessage.Changes(address, board.last));
            }
            case REPEAT_CHANGES -> answer(new BusMessage.Changes(address, board.last));
            default -> throw new AssertionError("asked " + command);
        }
    }

    private void answer(BusMessage message) {
        byte[] bytes = BusEncoder.write(message);
        if (++answered % damageEvery == 0) {
            bytes[bytes.length - 1] ^= 1;
        }
        answers.writeBytes(bytes);
    }

    @Override
    public void close() {}
}
