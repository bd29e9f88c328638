package org.chatrang.gateway.support;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.dgt.EepromRecord.Kind;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/** What a board wrote down of games played on it one after another, from the power on. */
public final class PlayedLog {
    private static final SensedBoard START = SensedBoard.of(Position.initial().setup());
    private static final long FIRST_TIME = 90 * 60;

    private final boolean turned;
    private final List<EepromRecord> records = new ArrayList<>();
    private SensedBoard board = SensedBoard.empty();
    private ClockSide stops = ClockSide.LEFT;
    private long time = FIRST_TIME;

    /** Of a board that stands with its connector at White's right hand if {@code turned}. */
    public PlayedLog(boolean turned) {
        this.turned = turned;
        records.add(new EepromRecord.Mark(Kind.POWER_UP));
        records.add(new EepromRecord.Mark(Kind.EMPTY_BOARD));
    }

    /** Oldest first. */
    public List<EepromRecord> records() {
        return List.copyOf(records);
    }

    /** What stands on it as the board numbers its squares. */
    public SensedBoard raw() {
        return turned ? board.turned() : board;
    }

    /** The men are put up one by one, the kings last. */
    public PlayedLog setUp() {
        for (int square = 0; square < 64; square++) {
            if (board.at(square) != START.at(square)) {
                put(square, Sensed.EMPTY);
            }
        }
        for (int square = 0; square < 64; square++) {
            put(square, START.at(square));
        }
        records.add(new EepromRecord.Mark(turned ? Kind.BEGIN_POSITION_TURNED : Kind.BEGIN_POSITION));
        stops = turned ? ClockSide.RIGHT : ClockSide.LEFT;
        time = FIRST_TIME;
        return this;
    }

    /** Half-moves without castling, en passant or promotion, each with its press after ten seconds. */
    public PlayedLog play(String moves) {
        for (String move : moves.split(" ")) {
            int to = Square.of(move.substring(2, 4));
            Sensed man = lift(move.substring(0, 2));
            put(to, Sensed.EMPTY);
            put(to, man);
            time -= 10;
            records.add(new EepromRecord.TimeStopped(stops, ClockDigits.ofSeconds(time)));
            stops = stops.other();
        }
        return this;
    }

    /** So many seconds go by. */
    public PlayedLog think(int seconds) {
        time -= seconds;
        return this;
    }

    /** All men but the kings are taken away. */
    public PlayedLog strew() {
        for (int square = 0; square < 64; square++) {
            Sensed man = board.at(square);
            if (man != Sensed.WHITE_KING && man != Sensed.BLACK_KING) {
                put(square, Sensed.EMPTY);
            }
        }
        return this;
    }

    /** Both kings are put there. */
    public PlayedLog kings(String white, String black) {
        put(find(Sensed.WHITE_KING), Sensed.EMPTY);
        put(find(Sensed.BLACK_KING), Sensed.EMPTY);
        put(Square.of(white), Sensed.EMPTY);
        put(Square.of(white), Sensed.WHITE_KING);
        put(Square.of(black), Sensed.EMPTY);
        put(Square.of(black), Sensed.BLACK_KING);
        return this;
    }

    private int find(Sensed man) {
        for (int square = 0; square < 64; square++) {
            if (board.at(square) == man) {
                return square;
            }
        }
        throw new IllegalStateException("there is no " + man + " on " + board);
    }

    private Sensed lift(String square) {
        Sensed man = board.at(Square.of(square));
        put(Square.of(square), Sensed.EMPTY);
        return man;
    }

    private void put(int square, Sensed sensed) {
        if (board.at(square) != sensed) {
            board = board.with(square, sensed);
            records.add(new EepromRecord.SquareChanged(turned ? 63 - square : square, sensed, false));
        }
    }
}
