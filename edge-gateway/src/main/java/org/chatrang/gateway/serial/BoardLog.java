package org.chatrang.gateway.serial;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.dgt.LogSignals;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Position;

/**
 * The games a board's own log holds, as the signals that their first sight would have been. The log has no times of day: one
 * entry is taken to follow the other soon, but a first position and a result are taken to have stood.
 */
public final class BoardLog {
    private static final SensedBoard START = SensedBoard.of(Position.initial().setup());

    private static final long STEP_NANOS = 400_000_000L;
    /** Longer than anybody waits for a first position or a result to be meant. */
    private static final long REST_NANOS = 10_000_000_000L;

    private BoardLog() {}

    /** From the last time a first position stood on the board, of chess or Chess960; empty if none ever did. */
    public static List<BoardSignal> lastGame(List<EepromRecord> records, SignalTime now) {
        List<List<BoardSignal>> games = games(records, now);
        return games.isEmpty() ? List.of() : games.getLast();
    }

    /** Every game from its first position to the next one's, the oldest first; empty if no first position ever stood there. */
    public static List<List<BoardSignal>> games(List<EepromRecord> records, SignalTime now) {
        List<Begin> begins = begins(records);
        List<Timed> signals = new ArrayList<>();
        List<Integer> firsts = new ArrayList<>();
        long time = 0;
        for (int k = 0; k < begins.size(); k++) {
            int from = begins.get(k).after();
            int to = k + 1 < begins.size() ? begins.get(k + 1).after() : records.size();
            List<EepromRecord> game = records.subList(from, to);
            firsts.add(signals.size());
            signals.add(new Timed(time, begins.get(k)));
            time = rest(signals, time, REST_NANOS);
            int standing = StandingResult.of(begins.get(k).first(), game);
            for (int i = 0; i < game.size(); i++) {
                time += STEP_NANOS;
                signals.add(new Timed(time, new Entry(game.get(i))));
                if (i == standing) {
                    time = rest(signals, time, REST_NANOS);
                }
            }
        }
        time = rest(signals, time, STEP_NANOS);
        return told(signals, firsts, time, now);
    }

    /** A place in the log at which a first position stands: what comes after it is a game. */
    private record Begin(int after, SensedBoard first) implements Step {}

    private record Entry(EepromRecord record) implements Step {}

    private record Rest() implements Step {}

    private sealed interface Step permits Begin, Entry, Rest {}

    private record Timed(long nanos, Step step) {}

    private static long rest(List<Timed> signals, long time, long nanos) {
        signals.add(new Timed(time + nanos, new Rest()));
        return time + nanos;
    }

    /** As if one thing had happened after the other, the last of them just now. */
    private static List<List<BoardSignal>> told(List<Timed> steps, List<Integer> firsts, long end, SignalTime now) {
        List<List<BoardSignal>> games = new ArrayList<>();
        for (int k = 0; k < firsts.size(); k++) {
            int to = k + 1 < firsts.size() ? firsts.get(k + 1) : steps.size();
            LogSignals log = new LogSignals();
            List<BoardSignal> game = new ArrayList<>();
            for (Timed timed : steps.subList(firsts.get(k), to)) {
                SignalTime at = new SignalTime(now.wall(), now.monotonicNanos() - (end - timed.nanos()));
                switch (timed.step()) {
                    case Begin begin -> game.add(new BoardSignal.Placement(at, begin.first(), false));
                    case Entry(EepromRecord record) -> game.addAll(log.of(List.of(record), at));
                    case Rest rest -> game.add(new BoardSignal.TimePassed(at));
                }
            }
            games.add(game);
        }
        return games;
    }

    /** Men that are put straight on their first squares begin no game each time. */
    private static List<Begin> begins(List<EepromRecord> records) {
        List<Begin> begins = new ArrayList<>();
        SensedBoard board = null; // not known before the first mark that says what stands on it
        boolean straightened = false;
        for (int i = 0; i < records.size(); i++) {
            EepromRecord record = records.get(i);
            board = after(board, record);
            if (board == null) {
                continue;
            }
            if (FirstPosition.is(board) || FirstPosition.is(board.turned())) {
                if (straightened && begins.getLast().first().equals(board)) {
                    begins.removeLast();
                }
                begins.add(new Begin(i + 1, board));
                straightened = true;
            } else if (straightened) {
                straightened = isStraightening(record, begins.getLast().first());
            }
        }
        return begins;
    }

    private static boolean isStraightening(EepromRecord record, SensedBoard first) {
        return switch (record) {
            case EepromRecord.SquareChanged(int square, Sensed sensed, boolean quick) ->
                sensed == Sensed.EMPTY || sensed == first.at(square);
            case EepromRecord.TimeStopped stopped -> false;
            case EepromRecord.Mark mark -> true;
        };
    }

    static SensedBoard after(SensedBoard board, EepromRecord record) {
        return switch (record) {
            case EepromRecord.SquareChanged changed ->
                board == null ? null : board.with(changed.square(), changed.sensed());
            case EepromRecord.TimeStopped stopped -> board;
            case EepromRecord.Mark(EepromRecord.Kind kind) ->
                switch (kind) {
                    case BEGIN_POSITION -> START;
                    case BEGIN_POSITION_TURNED -> START.turned();
                    case EMPTY_BOARD -> SensedBoard.empty();
                    case POWER_UP,
                            END_OF_LOG,
                            FOUR_ROWS,
                            DOWNLOADED,
                            START_GAME,
                            WATCHDOG,
                            RESERVED_7D,
                            RESERVED_7E,
                            NOTHING,
                            NOTHING_ZERO -> board;
                };
        };
    }
}
