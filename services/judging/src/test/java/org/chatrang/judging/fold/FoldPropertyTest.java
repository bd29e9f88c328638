package org.chatrang.judging.fold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds for every log there can be. */
class FoldPropertyTest {
    private static final int LENGTH = 250;

    @Property(tries = 150)
    void no_record_makes_the_fold_fail(@ForAll long seed) {
        GameState state = GameState.unscheduled("g");
        for (LogRecord record : new RandomFacts(seed).records(LENGTH)) {
            Step step = Fold.apply(state, record);
            step.facts()
                    .forEach(fact -> assertFalse(
                            fact instanceof LogFact.Unreadable unreadable
                                    && unreadable.reason().startsWith("the fold failed"),
                            () -> fact + " for " + record));
            state = step.after();
        }
    }

    @Property(tries = 60)
    void a_log_folded_again_gives_the_same_steps(@ForAll long seed) {
        List<LogRecord> records = new RandomFacts(seed).records(LENGTH);
        assertEquals(facts(records), facts(records));
    }

    @Property(tries = 60)
    void seq_grows_by_one_with_every_record_that_is_no_repeat_and_not_otherwise(@ForAll long seed) {
        GameState state = GameState.unscheduled("g");
        for (LogRecord record : new RandomFacts(seed).records(LENGTH)) {
            Step step = Fold.apply(state, record);
            boolean counts = !step.repeat() && (state.isOpen() || step.after().isOpen());
            assertEquals(state.isOpen() || counts ? (counts ? seqBefore(state) + 1 : 0) : 0, step.seq());
            state = step.after();
        }
    }

    @Property(tries = 60)
    void a_repeat_changes_nothing(@ForAll long seed) {
        GameState state = GameState.unscheduled("g");
        for (LogRecord record : new RandomFacts(seed).records(LENGTH)) {
            GameState after = Fold.apply(state, record).after();
            if (after.isOpen() && record.content() instanceof LogRecord.Content.Readable) {
                Step again = Fold.apply(after, record);
                assertEquals(true, again.repeat());
                assertEquals(after, again.after());
            }
            state = after;
        }
    }

    private static long seqBefore(GameState state) {
        return state.isOpen() ? state.seq() : 0;
    }

    private static String facts(List<LogRecord> records) {
        StringBuilder text = new StringBuilder();
        GameState state = GameState.unscheduled("g");
        for (LogRecord record : records) {
            Step step = Fold.apply(state, record);
            text.append(step.seq()).append(step.facts()).append('\n');
            state = step.after();
        }
        return text.toString();
    }
}
