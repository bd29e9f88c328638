package org.chatrang.judging.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.Stamp;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.junit.jupiter.api.Test;

class PartitionLogTest {
    private final PartitionLog log = new PartitionLog(0, 0, 0);

    @Test
    void without_an_open_game_the_mark_is_the_next_offset() {
        PartitionLog.Draft draft = log.draft();
        draft.readUpTo(7);

        assertEquals(7, draft.lowWaterMark());
    }

    @Test
    void the_mark_is_the_first_record_of_the_oldest_open_game() {
        take(0, "a", 1, schedule());
        take(1, "b", 1, schedule());
        take(2, "a", 2, new GameClosed());

        assertEquals(1, mark());
        take(3, "b", 2, new GameClosed());
        assertEquals(4, mark());
    }

    @Test
    void what_is_not_accepted_has_not_happened() {
        take(0, "a", 1, schedule());
        PartitionLog.Draft dropped = log.draft();
        fold(dropped, 1, "a", 2, new GameClosed());

        assertEquals(2, dropped.lowWaterMark());
        assertEquals(0, mark());
        assertEquals(1, log.openGames());
    }

    @Test
    void a_closed_log_that_was_scheduled_twice_is_held_until_the_mark_has_passed_the_second_schedule() {
        take(0, "a", 1, schedule());
        take(1, "b", 1, schedule());
        take(2, "a", 2, schedule());
        take(3, "a", 3, new GameClosed());
        assertEquals(0, mark(), "from 1 on, the second schedule of a would look like a new game");

        take(4, "c", 1, schedule());
        take(5, "b", 2, new GameClosed());
        assertEquals(4, mark());
    }

    @Test
    void reading_again_from_the_mark_gives_the_same_open_games() {
        take(0, "a", 1, schedule());
        take(1, "b", 1, schedule());
        take(2, "a", 2, new GameClosed());
        GameState before = log.game("b");

        PartitionLog again = new PartitionLog(0, mark(), 3);
        PartitionLog.Draft draft = again.draft();
        fold(draft, 1, "b", 1, schedule());
        fold(draft, 2, "a", 2, new GameClosed());
        draft.accept();

        assertEquals(before.seq(), again.game("b").seq());
        assertEquals(1, again.openGames());
        assertTrue(again.isRecovered());
    }

    private long mark() {
        return log.draft().lowWaterMark();
    }

    private void take(long offset, String gameId, long n, GameFact fact) {
        PartitionLog.Draft draft = log.draft();
        fold(draft, offset, gameId, n, fact);
        draft.accept();
    }

    private static void fold(PartitionLog.Draft draft, long offset, String gameId, long n, GameFact fact) {
        GameEvent event = GameEvent.of(gameId, new Stamp("desk", 1, n), Instant.EPOCH, fact);
        GameState before = draft.game(gameId);
        draft.put(before, Fold.apply(before, LogRecord.of(event, 0, offset)).after(), 0);
        draft.readUpTo(offset + 1);
    }

    private static GameScheduled schedule() {
        Player player = new Player("p", "P", null, null, null, null);
        return new GameScheduled(
                "e", null, null, null, "open", 1, null, 1, player, player, null, null, null, List.of(), null);
    }
}
