package org.chatrang.standings.settlement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;

/** A game being settled, with every version of its result, for tests. */
final class Settling {
    private GameSettlement state = GameSettlement.of(Said.GAME);
    private final List<Settlement> versions = new ArrayList<>();

    Settling hears(Verdict... verdicts) {
        return hears(List.of(verdicts));
    }

    Settling hears(Collection<Verdict> verdicts) {
        verdicts.forEach(verdict -> take(state.apply(verdict)));
        return this;
    }

    /** All three judges answer these records, with nothing to say. */
    Settling allAnswer(long first, long last) {
        for (long seq = first; seq <= last; seq++) {
            for (JudgeName judge : JudgeName.values()) {
                take(state.apply(Said.nothing(judge, seq)));
            }
        }
        return this;
    }

    Settling reads(Stamp stamp, GameScheduled schedule) {
        take(state.scheduled(stamp, schedule));
        return this;
    }

    GameSettlement state() {
        return state;
    }

    List<Settlement> versions() {
        return versions;
    }

    Settlement last() {
        return versions.getLast();
    }

    private void take(Step step) {
        state = step.state();
        step.settlement().ifPresent(versions::add);
    }
}
