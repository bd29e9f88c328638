package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Square;

/** What a board sends while a game is played on it by tidy players who press each time. */
final class Recorder {
    static final String SHORT = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5 Ne2 Qxd1 Rxd1 Bd7";

    private final List<DgtMessage> messages = new ArrayList<>();
    private Position position;
    private int white = 5400;
    private int black = 5400;

    Recorder() {
        this(Position.initial());
    }

    Recorder(Position start) {
        position = start;
    }

    /** A game from the first position, the whole board and the clock before it. */
    static Recorder game(String moves) {
        return new Recorder().board().clock().play(moves);
    }

    Recorder board() {
        messages.add(new DgtMessage.BoardDump(shown()));
        return this;
    }

    Recorder clock() {
        boolean blackRuns = position.turn() == Colour.BLACK;
        messages.add(new DgtMessage.ClockTimes(
                ClockDigits.ofSeconds(white), ClockDigits.ofSeconds(black), true, blackRuns, false, blackRuns ? 2 : 1));
        return this;
    }

    Recorder play(String moves) {
        for (String san : moves.split(" ")) {
            Move move = ((SanReading.Legal) San.read(position, san)).move();
            Position after = position.play(move);
            for (long left = shown().differences(SensedBoard.of(after.setup())); left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                messages.add(new DgtMessage.FieldUpdate(square, Sensed.of(after.pieceAt(square))));
            }
            white -= position.turn() == Colour.WHITE ? 7 : 0;
            black -= position.turn() == Colour.BLACK ? 9 : 0;
            position = after;
            clock();
        }
        return this;
    }

    /** Both kings lifted and put into the centre on light squares: White has won. */
    Recorder whiteWins() {
        change(Square.name(position.kingSquare(Colour.WHITE)), Sensed.EMPTY);
        change(Square.name(position.kingSquare(Colour.BLACK)), Sensed.EMPTY);
        return change("e4", Sensed.WHITE_KING).change("d5", Sensed.BLACK_KING);
    }

    Recorder change(String square, Sensed sensed) {
        messages.add(new DgtMessage.FieldUpdate(Square.of(square), sensed));
        return this;
    }

    Recorder message(DgtMessage message) {
        messages.add(message);
        return this;
    }

    private SensedBoard shown() {
        return SensedBoard.of(position.setup());
    }

    List<DgtMessage> messages() {
        return List.copyOf(messages);
    }

    /** What a board's own log has of it from the first position on: the changes, and a time at each press. */
    static List<EepromRecord> log(List<DgtMessage> messages) {
        List<EepromRecord> log = new ArrayList<>();
        DgtMessage.ClockTimes before = null;
        for (DgtMessage message : messages) {
            switch (message) {
                case DgtMessage.FieldUpdate(int square, Sensed sensed) ->
                    log.add(new EepromRecord.SquareChanged(square, sensed, false));
                case DgtMessage.ClockTimes clock -> {
                    if (before != null && before.rightUp() != clock.rightUp()) {
                        log.add(
                                clock.rightUp()
                                        ? new EepromRecord.TimeStopped(ClockSide.LEFT, clock.left())
                                        : new EepromRecord.TimeStopped(ClockSide.RIGHT, clock.right()));
                    }
                    before = clock;
                }
                default -> {}
            }
        }
        return log;
    }

    byte[] bytes() {
        return Capture.written(messages);
    }
}
