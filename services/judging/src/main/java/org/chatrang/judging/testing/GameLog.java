package org.chatrang.judging.testing;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameStarted;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.TimeControlSpec.PeriodChange;
import org.chatrang.judging.Judge;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.Move;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Uci;

/**
 * A game's log being written, record by record, and folded as it grows. Board events come from the source "gateway", the
 * arbiters' from "desk"; stamps count by themselves; the wall clock stands still unless told to go on. For tests: changes itself.
 */
public final class GameLog {
    public static final String GAME = "game-1";
    public static final String GATEWAY = "gateway";
    public static final String DESK = "desk";
    public static final Instant START = Instant.parse("2026-01-01T10:00:00Z");

    private final ScheduleText schedule = new ScheduleText();
    private final List<Step> steps = new ArrayList<>();
    private final Map<String, Long> stamps = new HashMap<>();
    private GameState state = GameState.unscheduled(GAME);
    private Instant now = START;
    private ClockReading clocks;
    private CompletedBy completedBy = CompletedBy.PRESS;
    private long offset;

    private GameLog() {}

    /** An empty log. */
    public static GameLog given() {
        return new GameLog();
    }

    // What the schedule says: before scheduled().

    public GameLog edition(String edition) {
        schedule.edition(edition);
        return this;
    }

    /** STANDARD, RAPID or BLITZ; by the time control if not said. */
    public GameLog pace(String pace) {
        schedule.pace(pace);
        return this;
    }

    /** FULL or REDUCED. */
    public GameLog supervision(String supervision) {
        schedule.supervision(supervision);
        return this;
    }

    /** A regulation of the event by its name, e.g. {@code no-agreement-before-move}. */
    public GameLog regulation(String name, String value) {
        schedule.regulation(name, value);
        return this;
    }

    /** In seconds, e.g. {@code 40/5400+30:1800+30}; periods are added by the flag unless something else is said. */
    public GameLog timeControl(String text) {
        schedule.timeControl(text);
        return this;
    }

    /** What adds the next period's time on the clocks in use. */
    public GameLog periodsAddedBy(PeriodChange change) {
        schedule.periodChange(change);
        return this;
    }

    public GameLog startFen(String fen) {
        schedule.startFen(fen);
        return this;
    }

    public GameLog scheduled() {
        return desk(schedule.toFact(GATEWAY));
    }

    public GameLog started() {
        return desk(new GameStarted());
    }

    // Time.

    /** Lets the wall clock go on. */
    public GameLog wait(Duration time) {
        now = now.plus(time);
        return this;
    }

    public GameLog waitSeconds(long seconds) {
        return wait(Duration.ofSeconds(seconds));
    }

    /** What the clocks show at the next moves, in seconds; the clock of the player who will be to move runs. */
    public GameLog clocks(long whiteSeconds, long blackSeconds) {
        clocks = ClockReading.of(whiteSeconds * 1000, blackSeconds * 1000, null);
        return this;
    }

    /** The clocks are read apart from a press. */
    public GameLog clockRead(ClockReading reading) {
        return board(new ClockRead(reading, ClockRead.Occasion.PERIODIC));
    }

    /** The clocks are read, in seconds. */
    public GameLog clockRead(long whiteSeconds, long blackSeconds, Side running) {
        return clockRead(ClockReading.of(whiteSeconds * 1000, blackSeconds * 1000, running));
    }

    // Moves.

    /** The next moves are completed like this. */
    public GameLog completedBy(CompletedBy how) {
        completedBy = how;
        return this;
    }

    /** A move in SAN: given to the judges by its squares and notation if legal, otherwise by notation alone. */
    public GameLog move(String san) {
        String uci = San.read(state.position(), san) instanceof SanReading.Legal(Move move)
                ? Uci.write(state.position(), move)
                : null;
        return completed(state.ply() + 1, uci, san);
    }

    /** Several moves in SAN, separated by blanks; move numbers are passed over. */
    public GameLog moves(String sans) {
        for (String san : sans.strip().split("\\s+")) {
            if (!san.matches("\\d+\\.*")) {
                move(san);
            }
        }
        return this;
    }

    /** A move by its squares, legal or not. */
    public GameLog uci(String uci) {
        return completed(state.ply() + 1, uci, null);
    }

    /** A move as a source may say it, with any ply. */
    public GameLog completed(int ply, String uci, String notation) {
        ClockReading reading = clocks == null || clocks.running() != null
                ? clocks
                : ClockReading.of(
                        clocks.whiteMillis(),
                        clocks.blackMillis(),
                        state.toMove().other());
        return board(new MoveCompleted(ply, uci, notation, null, reading, completedBy, List.of()));
    }

    public GameLog placement(String placement, boolean pressed) {
        return board(new PlacementSeen(placement, pressed, List.of()));
    }

    // What players do.

    public GameLog gesture(GameResult result) {
        return board(new ResultGesture(result, List.of()));
    }

    public GameLog resigns(Side side) {
        return board(new Resigned(side));
    }

    public GameLog offersDraw(Side side) {
        return board(new DrawOffered(side));
    }

    public GameLog accepts(Side side) {
        return board(new DrawAnswered(side, true));
    }

    public GameLog refuses(Side side) {
        return board(new DrawAnswered(side, false));
    }

    /** Claims by the position on the board (null) or with an intended move. */
    public GameLog claims(Side side, DrawClaimed.Basis basis, String intendedMove) {
        return desk(new DrawClaimed(side, basis, intendedMove, false));
    }

    public GameLog claimsFlag(Side side) {
        return desk(new FlagClaimed(side));
    }

    public GameLog arrives(Side side) {
        return desk(new PlayerArrived(side));
    }

    // The desk and the timers.

    public GameLog ruled(Ruling ruling) {
        return desk(new RulingMade("Arbiter A", "as seen at the board", ruling));
    }

    /** The clock judge's timer for the flag of the player to move. */
    public GameLog flagDeadline(Instant dueAt) {
        return from(
                "clock-adjudication",
                new DeadlineReached(DeadlineReached.Deadline.FLAG, state.toMove(), state.ply() + 1, dueAt));
    }

    /** The clock judge's timer for the default time. */
    public GameLog defaultTimeReached() {
        return from(
                "clock-adjudication",
                new DeadlineReached(DeadlineReached.Deadline.DEFAULT_TIME, null, state.ply() + 1, now));
    }

    public GameLog closed() {
        return desk(new GameClosed());
    }

    // Anything.

    public GameLog desk(GameFact fact) {
        return from(DESK, fact);
    }

    public GameLog board(GameFact fact) {
        return from(GATEWAY, fact);
    }

    /** A fact said by any source, with its next stamp. */
    public GameLog from(String source, GameFact fact) {
        long n = stamps.merge(source, 1L, Long::sum);
        return stamped(new Stamp(source, 1, n), fact);
    }

    /** A fact with any stamp; the stamps of other calls do not count it. */
    public GameLog stamped(Stamp stamp, GameFact fact) {
        return record(LogRecord.of(GameEvent.of(GAME, stamp, now, fact), 0, offset++));
    }

    /** A record as it stands in the log, whatever it is. */
    public GameLog raw(String value) {
        return record(LogRecord.read(
                GAME.getBytes(StandardCharsets.UTF_8), value.getBytes(StandardCharsets.UTF_8), 0, offset++));
    }

    private GameLog record(LogRecord record) {
        Step step = Fold.apply(state, record);
        steps.add(step);
        state = step.after();
        return this;
    }

    // What came of it.

    /** The game as it is now. */
    public GameState state() {
        return state;
    }

    public Instant now() {
        return now;
    }

    public List<Step> steps() {
        return List.copyOf(steps);
    }

    public List<LogRecord> records() {
        return steps.stream().map(Step::record).toList();
    }

    /** What a judge states about this log. */
    public Answers judgedBy(Judge judge) {
        return Answers.of(judge, steps);
    }
}
