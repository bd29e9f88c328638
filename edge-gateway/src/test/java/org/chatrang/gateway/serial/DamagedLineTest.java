package org.chatrang.gateway.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtCommand;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.inference.InferenceSettings;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A change of a square that is lost on the line is found by looking at the whole board. */
class DamagedLineTest {
    private static final int FIELD_UPDATE_BYTES = 5;

    /** A board on which e2-e4 is played and pressed; the message that e4 is occupied loses its last bytes. */
    private static final class Board implements ByteLink {
        private final int lost;
        private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
        private SensedBoard squares = SensedBoard.of(Position.initial().setup());
        private boolean played;
        private int looks;

        private Board(int lost) {
            this.lost = lost;
        }

        /** The first look, the one at the press, and if damage was noticed one for that. */
        private int looksDue() {
            return lost == FIELD_UPDATE_BYTES ? 2 : 3;
        }

        @Override
        public int read(byte[] buffer) throws IOException {
            if (looks == looksDue() && answers.size() == 0) {
                throw new IOException("pulled");
            }
            LockSupport.parkNanos(5_000_000);
            byte[] all = answers.toByteArray();
            answers.reset();
            System.arraycopy(all, 0, buffer, 0, all.length);
            return all.length;
        }

        @Override
        public void write(byte[] bytes) {
            switch (DgtCommand.of(bytes[0]).orElseThrow()) {
                case SEND_SERIAL_NUMBER -> say(new DgtMessage.SerialNumber("01025"));
                case SEND_EEPROM_MOVES -> say(new DgtMessage.EepromMoves(List.of()));
                case SEND_BOARD -> {
                    looks++;
                    say(new DgtMessage.BoardDump(squares));
                    play();
                }
                case SEND_CLOCK -> say(clock());
                default -> {}
            }
        }

        private void play() {
            if (played) {
                return;
            }
            played = true;
            say(clock(false));
            squares = squares.with(Square.of("e2"), Sensed.EMPTY).with(Square.of("e4"), Sensed.WHITE_PAWN);
            say(new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.EMPTY));
            byte[] put = DgtEncoder.write(new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_PAWN));
            answers.writeBytes(Arrays.copyOf(put, put.length - lost));
            say(clock());
        }

        private DgtMessage clock() {
            return clock(played);
        }

        private static DgtMessage clock(boolean blackRuns) {
            ClockDigits time = ClockDigits.ofSeconds(5400);
            return new DgtMessage.ClockTimes(time, time, true, blackRuns, false, 0);
        }

        private void say(DgtMessage message) {
            answers.writeBytes(DgtEncoder.write(message));
        }

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @ValueSource(ints = {1, FIELD_UPDATE_BYTES})
    void lostChangeIsFoundByLooking(int lost) {
        BoardInference inference = BoardInference.of(GameOnBoard.usual(), InferenceSettings.untimed());
        List<BoardEvent> events = new ArrayList<>();
        SignalSink sink = new SignalSink() {
            @Override
            public void signal(BoardSignal signal) {
                events.addAll(inference.on(signal));
            }

            @Override
            public void past(List<List<BoardSignal>> sinceTheStart) {}
        };
        SignalClock clock = new SignalClock(InstantSource.system());
        BoardSession session =
                new BoardSession(new Board(lost), new SerialBoard("line", "tcp://", null), name -> sink, clock);
        assertThrows(IOException.class, session::run);
        long later = clock.now().monotonicNanos() + 1_000_000_000;
        events.addAll(inference.on(new BoardSignal.TimePassed(
                new org.chatrang.gateway.signal.SignalTime(clock.now().wall(), later))));
        List<String> moves = new ArrayList<>();
        for (BoardEvent event : events) {
            if (event instanceof BoardEvent.Observed seen && seen.fact() instanceof MoveCompleted move) {
                moves.add(move.uci());
            }
        }
        assertEquals(List.of("e2e4"), moves);
    }
}
