package org.chatrang.clock.rules;

import static org.chatrang.judging.testing.GameLog.START;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DeadlineReached.Deadline;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

class ClockTimerTest {
    private static Optional<DeadlineReached> next(GameLog log) {
        return new ClockTimer().next(log.state());
    }

    @Test
    void the_flag_of_the_player_to_move_is_due_by_the_last_reading() {
        GameLog log = given().timeControl("180").scheduled().clocks(100, 70).move("e4");

        assertEquals(Optional.of(new DeadlineReached(Deadline.FLAG, Side.BLACK, 2, START.plusSeconds(70))), next(log));
    }

    @Test
    void a_deadline_that_was_appended_is_not_due_again() {
        GameLog log = given().timeControl("180").scheduled().started().clockRead(60, 90, Side.WHITE);
        log.waitSeconds(62).flagDeadline(START.plusSeconds(60));

        assertTrue(next(log).isEmpty());
    }

    @Test
    void nothing_is_due_while_the_clocks_stand() {
        assertTrue(next(given().timeControl("180").scheduled().started().clockRead(60, 90, null))
                .isEmpty());
    }

    @Test
    void nothing_is_due_after_the_end() {
        assertTrue(next(given().timeControl("180")
                        .scheduled()
                        .clocks(60, 60)
                        .move("e4")
                        .resigns(Side.BLACK))
                .isEmpty());
    }

    @Test
    void the_default_time_runs_from_the_start() {
        GameLog log =
                given().regulation("default-time-minutes", "15").scheduled().started();

        assertEquals(
                Optional.of(new DeadlineReached(Deadline.DEFAULT_TIME, null, 1, START.plusSeconds(900))), next(log));
    }

    @Test
    void a_period_with_its_moves_made_is_added_to_what_is_left() {
        GameLog log =
                given().timeControl("1/60:1800").scheduled().clocks(50, 60).move("e4");
        log.clocks(50, 40).move("e5");

        assertEquals(START.plusSeconds(1850), next(log).orElseThrow().dueAt());
    }
}
