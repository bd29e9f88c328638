package org.chatrang.judging.fold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Side;
import org.chatrang.laws.time.DelayKind;
import org.chatrang.laws.time.Period;
import org.chatrang.laws.time.TimeControl;

/** The rules of one game. */
public final class Rules {
    private final TimeControl control;
    private final List<String> problems;

    private Rules(TimeControl control, List<String> problems) {
        this.control = control;
        this.problems = problems;
    }

    static Rules of(GameScheduled schedule) {
        List<String> problems = new ArrayList<>();
        TimeControl control = TimeControls.of(schedule.timeControl(), problems);
        return new Rules(control, List.copyOf(problems));
    }

    List<String> problems() {
        return problems;
    }

    int illegalMovesThatLose() {
        return 2;
    }

    long illegalMoveMillis() {
        return 120_000;
    }

    boolean leftPawnBecomesQueen() {
        return true;
    }

    long wrongClaimMillis() {
        return 120_000;
    }

    long wrongClaimCostsClaimant(Long remaining) {
        return 0;
    }

    boolean fivefoldEnds() {
        return true;
    }

    boolean seventyFiveMovesEnd() {
        return true;
    }

    boolean flagOnlyOnClaim() {
        return false;
    }

    boolean bothFlagsDrawAtOnce() {
        return false;
    }

    boolean resultGestureAccepted() {
        return false;
    }

    int noAgreementBeforeMove() {
        return 0;
    }

    boolean agreementNeedsConsent() {
        return false;
    }

    Optional<Period> period(Side side, int index) {
        if (control == null) return Optional.empty();
        List<Period> periods = control.periods(GameState.colourOf(side));
        return Optional.of(periods.get(Math.min(index, periods.size() - 1)));
    }

    Optional<Period> nextPeriod(Side side, int index) {
        return period(side, index).filter(p -> p.moves().isPresent()).flatMap(p -> period(side, index + 1));
    }

    boolean isLastPeriod(Side side, int index) {
        return period(side, index).map(p -> p.moves().isEmpty()).orElse(true);
    }

    /** Moves to be made by the end of that period, empty if no period follows it. */
    OptionalInt movesUpTo(Side side, int index) {
        int moves = 0;
        for (int i = 0; i <= index; i++) {
            OptionalInt of = period(side, i).map(Period::moves).orElse(OptionalInt.empty());
            if (of.isEmpty()) return OptionalInt.empty();
            moves += of.getAsInt();
        }
        return OptionalInt.of(moves);
    }

    long delayMillis(Side side, int index) {
        return period(side, index)
                .filter(p -> p.delay().kind() == DelayKind.SIMPLE_DELAY)
                .map(p -> p.delay().amount().toMillis())
                .orElse(0L);
    }
}
