package org.chatrang.gateway.simulator;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;

/** One board with its clock, its own log and its cable. Squares are given as White sees them. */
public final class SimulatedBoard {
    /** What the log of a real board holds, in bytes. */
    private static final int LOG_BYTES = 0x1F00;

    private static final SensedBoard START = SensedBoard.of(Position.initial().setup());

    private final String serial;
    private final boolean rotated;
    private final List<BoardListener> listeners = new ArrayList<>();
    private final List<EepromRecord> log = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private SensedBoard squares = SensedBoard.empty();
    private SimulatedClock clock = new SimulatedClock(90 * 60_000, 90 * 60_000, false, false);
    private boolean cable = true;
    private volatile boolean heard;
    private int logBytes;
    private int forgotten;

    /** A board without men, with a clock of 90 minutes for each side. {@code rotated}: its connector is at White's right hand. */
    public SimulatedBoard(String serial, boolean rotated) {
        this.serial = serial;
        this.rotated = rotated;
    }

    /** Its serial number, five digits. */
    public String serial() {
        return serial;
    }

    public boolean rotated() {
        return rotated;
    }

    synchronized void listen(BoardListener listener) {
        listeners.add(listener);
    }

    /** What stands on it, as the board numbers its squares. */
    synchronized SensedBoard raw() {
        return rotated ? squares.turned() : squares;
    }

    /** What stands on it as White sees it. */
    public synchronized SensedBoard squares() {
        return squares;
    }

    /** Its clock, null if none is connected. */
    synchronized SimulatedClock clock() {
        return clock;
    }

    synchronized boolean cable() {
        return cable;
    }

    /** The moves made since the men were put up, as a program beside the board would have recognised them. */
    synchronized List<String> moves() {
        return List.copyOf(moves);
    }

    synchronized void move(String san) {
        moves.add(san);
    }

    /** Whether anybody has asked to be told of its changes. */
    public boolean heard() {
        return heard;
    }

    void hear() {
        heard = true;
    }

    /** What it wrote down of its own, oldest first. */
    synchronized List<EepromRecord> log() {
        List<EepromRecord> whole = new ArrayList<>(log);
        whole.add(new EepromRecord.Mark(EepromRecord.Kind.END_OF_LOG));
        return whole;
    }

    /**
     * A part of the log.
     *
     * @param records the entries
     * @param next where the next part begins
     */
    record LogPart(List<EepromRecord> records, int next) {}

    /** What was written down from a place on that an earlier part gave; from 0: all there is. */
    synchronized LogPart logSince(int from) {
        int first = Math.max(0, from - forgotten);
        return new LogPart(List.copyOf(log.subList(Math.min(first, log.size()), log.size())), forgotten + log.size());
    }

    /** A man comes or goes. */
    synchronized void put(int square, Sensed sensed) {
        if (squares.at(square) == sensed) {
            return;
        }
        squares = squares.with(square, sensed);
        int number = rotated ? 63 - square : square;
        write(new EepromRecord.SquareChanged(number, sensed, false), 2);
        if (squares.equals(SensedBoard.empty())) {
            write(new EepromRecord.Mark(EepromRecord.Kind.EMPTY_BOARD), 1);
        }
        if (squares.equals(START)) {
            write(
                    new EepromRecord.Mark(
                            rotated ? EepromRecord.Kind.BEGIN_POSITION_TURNED : EepromRecord.Kind.BEGIN_POSITION),
                    1);
        }
        listeners.forEach(listener -> listener.changed(number, sensed));
    }

    /** The men are put up one by one. */
    synchronized void setUp(SensedBoard wanted) {
        moves.clear();
        for (int square = 0; square < 64; square++) {
            if (squares.at(square) != wanted.at(square)) {
                put(square, Sensed.EMPTY);
            }
        }
        for (int square = 0; square < 64; square++) {
            put(square, wanted.at(square));
        }
    }

    /** The clock shows that now; null takes it away. A lever thrown is written down. */
    synchronized void clock(SimulatedClock next) {
        SimulatedClock before = clock;
        clock = next;
        if (before != null && next != null && before.rightUp() != next.rightUp()) {
            ClockSide stopped = next.rightUp() ? ClockSide.LEFT : ClockSide.RIGHT;
            long millis = next.rightUp() ? next.leftMillis() : next.rightMillis();
            write(new EepromRecord.TimeStopped(stopped, ClockDigits.ofSeconds(millis / 1000)), 3);
        }
        boolean shown = before == null || next == null || !before.showsSame(next);
        if (shown) {
            listeners.forEach(BoardListener::clock);
        }
    }

    /** The cable is pulled, or put in again. */
    synchronized void cable(boolean in) {
        cable = in;
        listeners.forEach(listener -> listener.cable(in));
    }

    /** The log is a ring: the oldest goes. A new game begins where the first position stands. */
    private void write(EepromRecord record, int bytes) {
        log.add(record);
        logBytes += bytes;
        while (logBytes > LOG_BYTES) {
            forgotten++;
            logBytes -= switch (log.removeFirst()) {
                case EepromRecord.SquareChanged changed -> 2;
                case EepromRecord.TimeStopped stopped -> 3;
                case EepromRecord.Mark mark -> 1;
            };
        }
    }
}
