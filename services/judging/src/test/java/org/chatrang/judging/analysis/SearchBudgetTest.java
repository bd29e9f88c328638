package org.chatrang.judging.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SearchBudgetTest {
    private static final long MEBIBYTE = 1 << 20;

    @Test
    void what_is_configured_if_the_heap_bears_it() {
        assertEquals(1_000_000, SearchBudget.within(1_000_000, 1, 1024 * MEBIBYTE));
    }

    @Test
    void less_in_a_small_heap_and_for_several_searches() {
        assertEquals(1000 * MEBIBYTE / 160, SearchBudget.within(Long.MAX_VALUE, 1, 1048 * MEBIBYTE));
        assertEquals(1000 * MEBIBYTE / 4 / 160, SearchBudget.within(Long.MAX_VALUE, 4, 1048 * MEBIBYTE));
    }

    @Test
    void never_less_than_the_judge_itself_visits() {
        assertEquals(MateSearch.NODES_FOR_A_RESULT, SearchBudget.within(1, 1, 4 * MEBIBYTE));
        assertEquals(MateSearch.NODES_FOR_A_RESULT, SearchBudget.within(Long.MAX_VALUE, 1, 4 * MEBIBYTE));
    }
}
