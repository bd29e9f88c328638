package org.chatrang.scaler.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import org.chatrang.scaler.Records;
import org.junit.jupiter.api.Test;

class RoundsTest {
    private static final Instant START = Instant.parse("2026-03-14T14:00:00Z");
    private final Rounds rounds = new Rounds();

    @Test
    void areMadeOfTheirGames() {
        schedule("a", START.plusSeconds(60));
        schedule("b", START);

        assertEquals(List.of(new PlannedRound("open/a/1", START, 2, 0)), rounds.planned());
    }

    @Test
    void countFinalResultsUntilTheyAreReopened() {
        schedule("a", START);
        schedule("b", START);
        rounds.settlement(Records.settled("a"));
        assertEquals(1, rounds.planned().get(0).settled());

        rounds.settlement(Records.reopened("a"));
        assertEquals(0, rounds.planned().get(0).settled());
    }

    @Test
    void takeTheLastSchedule() {
        schedule("a", START);
        schedule("a", START.plusSeconds(3600));

        assertEquals(List.of(new PlannedRound("open/a/1", START.plusSeconds(3600), 1, 0)), rounds.planned());
    }

    @Test
    void startAtOnceIfNothingIsPlanned() {
        schedule("a", null);

        assertEquals(Records.AT, rounds.planned().get(0).start());
    }

    @Test
    void forgetWhatIsLongOver() {
        schedule("a", START);
        rounds.settlement(Records.settled("a"));

        rounds.forget(START.plusSeconds(1));
        assertEquals(List.of(), rounds.planned());

        schedule("a", START);
        assertEquals(0, rounds.planned().get(0).settled());
    }

    private void schedule(String gameId, Instant start) {
        rounds.scheduled(Records.event(gameId, 1, Records.schedule(start)), Records.schedule(start));
    }
}
