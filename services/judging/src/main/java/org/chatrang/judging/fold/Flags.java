package org.chatrang.judging.fold;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.chatrang.events.ClockReading;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.laws.edition.BothFlagsRule;

/** Fallen flags and deadlines (Articles 6.3, 6.7, 6.8, 6.9, Guidelines III.3). */
final class Flags {
    private static final Duration SAME = Duration.ofSeconds(1);

    /** A clock without the flag's mark may lose this much more than went by before its zero is an evident defect (Article 6.10.1). */
    private static final Duration LOST_BEYOND_BELIEF = Duration.ofMinutes(1);

    private Flags() {}

    /** A reading was taken; the game is on. */
    static void shown(Turn turn, ClockReading reading, ClockReading before, Instant beforeAt) {
        if (turn.rules().flagOnlyOnClaim()) {
            return;
        }
        if (turn.state().phase() == Phase.RUNNING && isDefective(turn.state(), reading)) {
            Side side = turn.state().toMove().other();
            ClockChecks.tell(turn, ClockFact.Oddity.WRONG_BASE, side, reading, startMillis(turn.state(), side));
            return;
        }
        standsAtZero(turn, reading, before, Side.WHITE);
        standsAtZero(turn, reading, before, Side.BLACK);
        boolean white = hasFallen(turn.state(), reading, Side.WHITE);
        boolean black = hasFallen(turn.state(), reading, Side.BLACK);
        if (isAwaited(turn.state())) {
            return; // told before
        }
        if (white && black) {
            both(turn, reading);
        } else if ((white || black)
                && isBeyondBelief(turn, reading, before, beforeAt, white ? Side.WHITE : Side.BLACK)) {
            due(
                    turn,
                    white ? Side.WHITE : Side.BLACK,
                    null,
                    "the clock fell to zero from more time than went by, and shows no flag");
        } else if (white || black) {
            fell(turn, white ? Side.WHITE : Side.BLACK, reading, ClockFact.HowKnown.SHOWN);
        }
    }

    /** Whether a flag waits for the arbiter in a game that only the arbiter can end. */
    private static boolean isAwaited(GameState state) {
        return state.quarantined()
                && state.pending().stream().anyMatch(matter -> matter.ending().kind() == EndingKind.FLAG_FALL);
    }

    static void claimed(Turn turn, Side claimant) {
        ClockReading shown = turn.state().clocks().shown();
        Side opponent = claimant.other();
        if (shown == null) {
            due(turn, opponent, null, "no reading of the clocks is known");
        } else if (hasFallen(turn.state(), shown, opponent)) {
            if (hasFallen(turn.state(), shown, claimant)) {
                both(turn, shown);
            } else {
                fell(turn, opponent, shown, ClockFact.HowKnown.CLAIMED);
            }
        } else if (dueAt(turn.state()).filter(at -> !at.isAfter(turn.at())).isPresent()
                && turn.state().toMove() == opponent) {
            due(turn, opponent, dueAt(turn.state()).get(), "the clock was last read before the flag was due");
        } else {
            turn.add(new ClockFact.ClaimWrong(claimant, shown, "the opponent's clock shows time left"));
        }
    }

    static void deadline(Turn turn, DeadlineReached reached) {
        if (turn.isEnded()) {
            return;
        }
        switch (reached.deadline()) {
            case FLAG -> flagDeadline(turn, reached);
            case DEFAULT_TIME -> defaultTime(turn, reached);
        }
    }

    /** When the flag of the player to move falls if nothing happens, by the last reading; empty if that cannot be told. */
    static Optional<Instant> dueAt(GameState state) {
        Clocks clocks = state.clocks();
        ClockReading shown = clocks.shown();
        Side toMove = state.toMove();
        if (state.phase() != Phase.RUNNING || shown == null || shown.millis(toMove) == null) {
            return Optional.empty();
        }
        boolean runs = shown.running() == toMove || shown.running() == null && clocks.byPress();
        if (!runs) {
            return Optional.empty();
        }
        long left = Math.max(0, shown.millis(toMove))
                + state.rules().time().delayMillis(toMove, ClockFold.period(state, toMove));
        if (goesOn(state, toMove)) {
            left += state.rules()
                    .time()
                    .next(toMove, ClockFold.period(state, toMove))
                    .map(period -> period.base().toMillis())
                    .orElse(0L);
        }
        return Optional.of(clocks.shownAt().plusMillis(left));
    }

    private static void flagDeadline(Turn turn, DeadlineReached reached) {
        GameState state = turn.state();
        turn.edit(
                edit -> edit.clocks(state.clocks().edit().flagDeadline(reached).done()));
        if (reached.ply() != state.ply() + 1 || reached.side() != state.toMove()) {
            return; // the move was made
        }
        if (turn.rules().flagOnlyOnClaim()) {
            return;
        }
        Optional<Instant> due = dueAt(state);
        if (due.filter(at -> !at.isAfter(reached.dueAt().plus(SAME))).isEmpty()) {
            return; // the clock was read again and has more time, does not run, or was set by the arbiter
        }
        // A press on its way may be late, a clock may have been stopped: an electronic clock sends its own flag.
        due(turn, reached.side(), reached.dueAt(), "that is a calculation from its last reading and no flag was sent");
    }

    private static void defaultTime(Turn turn, DeadlineReached reached) {
        GameState state = turn.state();
        Clocks clocks = state.clocks();
        Optional<Instant> end = ClockFold.defaultTimeEnds(state);
        if (end.isEmpty() || reached.dueAt().isBefore(end.get())) {
            return; // not over yet
        }
        turn.edit(edit -> edit.clocks(clocks.edit().defaultTimeReached(true).done()));
        boolean white = ClockFold.isMissing(state, Side.WHITE);
        boolean black = ClockFold.isMissing(state, Side.BLACK);
        if (!white && !black) {
            return;
        }
        Side absent = white && black ? null : white ? Side.WHITE : Side.BLACK;
        turn.add(new ClockFact.Absent(absent, reached.dueAt()));
        GameResult result = absent == null ? GameResult.BOTH_LOSE : GameResult.winOf(absent.other());
        turn.await(new Ending(EndingKind.ABSENCE, result, absent, state.seq(), false));
    }

    private static void both(Turn turn, ClockReading reading) {
        if (reading.whiteFlag() != reading.blackFlag()) {
            fell(turn, reading.whiteFlag() ? Side.WHITE : Side.BLACK, reading, ClockFact.HowKnown.SHOWN);
            return;
        }
        GameState state = turn.state();
        boolean lastPeriod = turn.rules().time().isLast(Side.WHITE, ClockFold.period(state, Side.WHITE))
                && turn.rules().time().isLast(Side.BLACK, ClockFold.period(state, Side.BLACK));
        boolean draw = turn.rules().book().bothFlags(lastPeriod) == BothFlagsRule.DRAW;
        if (draw || !state.clocks().bothFlagsTold()) {
            turn.add(new ClockFact.BothFlagsFell(reading, draw));
            turn.edit(edit ->
                    edit.clocks(turn.state().clocks().edit().bothFlagsTold(true).done()));
        }
        if (draw) {
            turn.end(Ending.of(EndingKind.FLAG_FALL, GameResult.DRAW, state.seq()));
        }
    }

    private static void fell(Turn turn, Side side, ClockReading reading, ClockFact.HowKnown how) {
        GameState state = turn.state();
        turn.add(new ClockFact.FlagFell(side, reading, how, state.position()));
        turn.end(Ending.lossOf(EndingKind.FLAG_FALL, side, state.seq()));
    }

    private static void due(Turn turn, Side side, Instant dueAt, String why) {
        turn.add(new ClockFact.FlagDue(side, turn.state().clocks().shown(), dueAt, why));
        turn.await(Ending.lossOf(EndingKind.FLAG_FALL, side, turn.state().seq()));
    }

    /** A clock that passed zero, added a period's time and runs on may go on showing the mark of the period that is over. */
    private static boolean hasFallen(GameState state, ClockReading reading, Side side) {
        if (state.phase() != Phase.RUNNING || isDefective(state, reading) || !ClockFold.isDown(reading, side)) {
            return false;
        }
        int period = ClockFold.period(state, side);
        Long left = reading.millis(side);
        boolean runsOn = period > 0 && left != null && left > 0;
        return !hasMadeMovesOf(state, side, runsOn ? period - 1 : period);
    }

    /** The time of whoever waits for the first move of the game cannot have run (Article 6.10.1: an evident defect). */
    private static boolean isDefective(GameState state, ClockReading reading) {
        return state.ply() == 0 && ClockFold.isDown(reading, state.toMove().other());
    }

    /** A zero that stands among plausible times in a record of a game is the reading's fault, not the player's. */
    private static boolean isBeyondBelief(
            Turn turn, ClockReading reading, ClockReading before, Instant beforeAt, Side side) {
        if (reading.flag(side) || before == null || before.millis(side) == null || beforeAt == null) {
            return false;
        }
        Duration wentBy = Duration.between(beforeAt, turn.at());
        return Duration.ofMillis(before.millis(side)).minus(wentBy).compareTo(LOST_BEYOND_BELIEF) > 0;
    }

    private static Long startMillis(GameState state, Side side) {
        return state.rules()
                .time()
                .period(side, 0)
                .map(period -> period.base().toMillis())
                .orElse(null);
    }

    /** At zero with the period's moves made a clock goes on with the next period; one that is read so twice does not. */
    private static void standsAtZero(Turn turn, ClockReading reading, ClockReading before, Side side) {
        if (before != null
                && ClockFold.isDown(before, side)
                && ClockFold.isDown(reading, side)
                && goesOn(turn.state(), side)) {
            ClockChecks.tell(turn, ClockFact.Oddity.PERIOD_NOT_ADDED, side, reading, null);
        }
    }

    /** Whether this side has made the moves of its period, so that at zero the next period's time comes. */
    private static boolean goesOn(GameState state, Side side) {
        return hasMadeMovesOf(state, side, ClockFold.period(state, side));
    }

    private static boolean hasMadeMovesOf(GameState state, Side side, int period) {
        return state.rules().time().movesUpTo(side, period).stream()
                .anyMatch(needed -> ClockFold.movesOf(state, side) >= needed);
    }
}
