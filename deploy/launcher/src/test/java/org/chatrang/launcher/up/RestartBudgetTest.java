package org.chatrang.launcher.up;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RestartBudgetTest {
    private final RestartBudget budget = new RestartBudget(2, Duration.ofSeconds(60));

    @Test
    void deathsInQuickSuccessionEndIt() {
        assertTrue(budget.allows(seconds(0)));
        assertTrue(budget.allows(seconds(1)));
        assertFalse(budget.allows(seconds(2)));
    }

    @Test
    void oldDeathsAreForgotten() {
        assertTrue(budget.allows(seconds(0)));
        assertTrue(budget.allows(seconds(1)));
        assertTrue(budget.allows(seconds(61)));
    }

    private static long seconds(long seconds) {
        return Duration.ofSeconds(seconds).toNanos();
    }
}
