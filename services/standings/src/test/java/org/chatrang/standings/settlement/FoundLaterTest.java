package org.chatrang.standings.settlement;

import static org.chatrang.events.JudgeName.DRAW_DETECTION;
import static org.chatrang.events.JudgeName.LEGALITY;
import static org.chatrang.standings.settlement.Said.decides;
import static org.chatrang.standings.settlement.Said.ends;
import static org.chatrang.standings.settlement.Said.reopens;
import static org.chatrang.standings.settlement.Said.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chatrang.events.Article;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement.State;
import org.junit.jupiter.api.Test;

/** An ending that a long search finds later stands where the game had come to it. */
class FoundLaterTest {
    /** Found at whatever record: dead since record 10, half-move 7. */
    private static Finding deadSinceTen() {
        return new Finding(
                FindingKind.DEAD_POSITION,
                Finding.Standing.RULED,
                null,
                new Article("5.2.2", "2023"),
                "Dead since half-move 7.",
                null,
                new Consequence.Ends(GameResult.DRAW, EndingKind.DEAD_POSITION, 10L, 7));
    }

    @Test
    void it_goes_before_an_ending_between() {
        Settling game = new Settling().allAnswer(1, 11);
        game.hears(verdict(LEGALITY, 12, ends(GameResult.WHITE_WINS, EndingKind.RESIGNATION)));
        game.hears(verdict(DRAW_DETECTION, 12), verdict(DRAW_DETECTION, 13, deadSinceTen()));

        assertEquals(EndingKind.DEAD_POSITION, game.last().ending());
        assertEquals(10L, game.last().seq());
        assertEquals(7, game.last().ply());
        assertEquals(State.FINAL, game.last().state(), "all have answered record 10");
    }

    @Test
    void an_earlier_ending_goes_before_it() {
        Settling game = new Settling().allAnswer(1, 8);
        game.hears(verdict(LEGALITY, 9, ends(GameResult.WHITE_WINS, EndingKind.RESIGNATION)));
        game.allAnswer(10, 12).hears(verdict(DRAW_DETECTION, 13, deadSinceTen()));

        assertEquals(EndingKind.RESIGNATION, game.last().ending());
    }

    @Test
    void an_arbiter_who_decided_in_between_outranks_it() {
        Settling game = new Settling().allAnswer(1, 11);
        game.hears(verdict(LEGALITY, 12, decides(GameResult.WHITE_WINS, "A", "seen")));
        game.hears(verdict(DRAW_DETECTION, 12), verdict(DRAW_DETECTION, 13, deadSinceTen()));

        assertEquals(EndingKind.ARBITER, game.last().ending());
    }

    @Test
    void what_an_arbiter_took_back_in_between_stays_taken_back() {
        Settling game = new Settling().allAnswer(1, 10);
        game.hears(verdict(LEGALITY, 11, ends(GameResult.WHITE_WINS, EndingKind.RESIGNATION)));
        game.hears(verdict(LEGALITY, 12, reopens("A", "seen")));
        game.hears(verdict(DRAW_DETECTION, 11), verdict(DRAW_DETECTION, 12));
        game.hears(verdict(DRAW_DETECTION, 13, deadSinceTen()));

        assertEquals(State.OPEN, game.last().state());
    }
}
