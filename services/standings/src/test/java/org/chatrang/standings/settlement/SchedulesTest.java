package org.chatrang.standings.settlement;

import static org.chatrang.events.JudgeName.LEGALITY;
import static org.chatrang.standings.settlement.Said.ends;
import static org.chatrang.standings.settlement.Said.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;
import org.chatrang.standings.Schedules;
import org.junit.jupiter.api.Test;

/** Where a result gets its event, section, round and board. */
class SchedulesTest {
    private static final Stamp FIRST = new Stamp("desk", 1, 1);
    private static final GameScheduled SCHEDULE = Schedules.game("cup", "open", 3, 7, "w", "b");

    @Test
    void aResultCarriesWhereItsGameBelongs() {
        Settling game = new Settling().reads(FIRST, SCHEDULE).hears(mate());
        assertPlace(game.last(), "cup", "open", 3, 7);
        assertEquals(1, game.versions().size());
    }

    @Test
    void aResultSettledBeforeItsScheduleIsReadIsCompletedByANewVersion() {
        Settling game = new Settling().hears(mate());
        assertPlace(game.last(), null, null, 0, 0);
        game.reads(FIRST, SCHEDULE);
        assertPlace(game.last(), "cup", "open", 3, 7);
        assertEquals(2, game.last().version());
        assertEquals(
                "Ended by CHECKMATE. Replaces version 1 (provisional 1-0, checkmate at record 1):"
                        + " the schedule of the game was read.",
                game.last().reason());
    }

    @Test
    void whoeverScheduledTheGameMayReplaceTheSchedule() {
        Settling game = new Settling()
                .reads(FIRST, SCHEDULE)
                .reads(new Stamp("desk", 1, 2), Schedules.game("cup", "open", 3, 8, "w", "b"))
                .hears(mate());
        assertEquals(8, game.last().board());
    }

    @Test
    void nobodyElseMay() {
        Settling game = new Settling()
                .reads(FIRST, SCHEDULE)
                .reads(new Stamp("gateway", 9, 9), Schedules.game("cup", "women", 1, 1, "x", "y"))
                .hears(mate());
        assertPlace(game.last(), "cup", "open", 3, 7);
    }

    @Test
    void aRepeatOrAnOlderScheduleChangesNothing() {
        Settling game = new Settling()
                .reads(new Stamp("desk", 1, 2), SCHEDULE)
                .reads(FIRST, Schedules.game("cup", "open", 1, 1, "x", "y"));
        assertEquals(7, game.state().scheduled().board());
        assertNull(game.state().latest());
    }

    private static Verdict mate() {
        return verdict(LEGALITY, 1, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE));
    }

    private static void assertPlace(Settlement settlement, String event, String section, int round, int board) {
        assertEquals(event, settlement.eventId());
        assertEquals(section, settlement.section());
        assertEquals(round, settlement.round());
        assertEquals(board, settlement.board());
    }
}
