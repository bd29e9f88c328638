package org.chatrang.judging.fold;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.chatrang.events.GameEvent;

/** One event being folded: the state as far as it is, and what happened so far. Lives for one call of the fold. */
final class Turn {
    private final GameState before;
    private final LogRecord record;
    private final GameEvent event;
    private final List<Fact> facts = new ArrayList<>();
    private GameState state;

    private Turn(GameState before, GameState from, LogRecord record, GameEvent event) {
        this.before = before;
        this.record = record;
        this.event = event;
        this.state = from.edit().seq(before.seq() + 1).lastAt(event.at()).done();
    }

    /** An event whose stamp counts. */
    static Turn of(GameState before, LogRecord record, GameEvent event) {
        return new Turn(before, before.stamped(event.stamp()), record, event);
    }

    /** An event whose stamp does not count: its source goes on from the last one before it. */
    static Turn unstamped(GameState before, LogRecord record, GameEvent event) {
        return new Turn(before, before, record, event);
    }

    GameState state() {
        return state;
    }

    Rules rules() {
        return state.rules();
    }

    Instant at() {
        return event.at();
    }

    /** Who said it. */
    String source() {
        return event.stamp().source();
    }

    long offset() {
        return record.offset();
    }

    void add(Fact fact) {
        facts.add(fact);
    }

    void edit(UnaryOperator<GameStateEdit> change) {
        state = change.apply(state.edit()).done();
    }

    boolean isEnded() {
        return state.phase() == Phase.ENDED;
    }

    /** The game ends; in quarantine this waits for the arbiter instead. */
    void end(Ending ending) {
        if (state.quarantined()) {
            await(ending);
            return;
        }
        edit(edit -> edit.phase(Phase.ENDED).ending(ending).pending(List.of()));
    }

    /** The game ends by an arbiter's word, quarantine or not. */
    void endByRuling(Ending ending) {
        edit(edit -> edit.phase(Phase.ENDED).ending(ending).pending(List.of()));
    }

    /** The arbiter must say whether the game ends like this; it replaces what waited for the same reason. */
    void await(Ending ending) {
        List<Pending> pending = new ArrayList<>(state.pending());
        pending.removeIf(other -> other.ending().kind() == ending.kind());
        pending.add(new Pending(ending));
        edit(edit -> edit.pending(List.copyOf(pending)));
    }

    /** Play goes on: no ending any more, and nothing that waits. */
    void reopen() {
        Phase phase = state.ply() == 0 && state.phase() == Phase.SCHEDULED ? Phase.SCHEDULED : Phase.RUNNING;
        edit(edit -> edit.phase(phase).ending(null).pending(List.of()));
    }

    Step step() {
        return new Step(before, state, record, state.seq(), false, facts);
    }
}
