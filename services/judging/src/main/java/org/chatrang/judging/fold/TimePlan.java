package org.chatrang.judging.fold;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chatrang.events.Side;
import org.chatrang.laws.time.DelayKind;
import org.chatrang.laws.time.Period;
import org.chatrang.laws.time.PeriodAddition;
import org.chatrang.laws.time.TimeControl;

/**
 * A game's time control by side and period. Periods count from 0; a last one with a number of moves repeats.
 *
 * @param control the time control, null if it is not known: then only what the clocks show is judged
 */
public record TimePlan(TimeControl control) {
    /** The period, empty if the time control is not known. */
    Optional<Period> period(Side side, int index) {
        if (control == null) {
            return Optional.empty();
        }
        List<Period> periods = control.periods(GameState.colourOf(side));
        return Optional.of(periods.get(Math.min(index, periods.size() - 1)));
    }

    /** The period after that one, empty if that one is for all the remaining moves. */
    Optional<Period> next(Side side, int index) {
        return period(side, index)
                .filter(period -> period.moves().isPresent())
                .flatMap(period -> period(side, index + 1));
    }

    /** Whether no period follows; also if the time control is not known. */
    boolean isLast(Side side, int index) {
        return next(side, index).isEmpty();
    }

    /** Whether the clocks in use add the next period's time when its moves are made, and not when the time has run out. */
    boolean countsMoves() {
        return control != null && control.addition() == PeriodAddition.MOVE_COUNT;
    }

    /** The period a clock that counts moves is in after so many. */
    int periodAfter(Side side, int moves) {
        int index = 0;
        while (movesUpTo(side, index).isPresent()
                && moves >= movesUpTo(side, index).getAsInt()) {
            index++;
        }
        return index;
    }

    /** Moves to be made by the end of that period, empty if no period follows it. */
    OptionalInt movesUpTo(Side side, int index) {
        int moves = 0;
        for (int i = 0; i <= index; i++) {
            OptionalInt ofPeriod = period(side, i).map(Period::moves).orElse(OptionalInt.empty());
            if (ofPeriod.isEmpty()) {
                return OptionalInt.empty();
            }
            moves += ofPeriod.getAsInt();
        }
        return OptionalInt.of(moves);
    }

    /** The time a clock waits at each move before it runs down, in milliseconds. */
    long delayMillis(Side side, int index) {
        return period(side, index)
                .filter(period -> period.delay().kind() == DelayKind.SIMPLE_DELAY)
                .map(period -> period.delay().amount().toMillis())
                .orElse(0L);
    }
}
