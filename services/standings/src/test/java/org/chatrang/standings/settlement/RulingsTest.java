package org.chatrang.standings.settlement;

import static org.chatrang.events.JudgeName.CLOCK_ADJUDICATION;
import static org.chatrang.events.JudgeName.DRAW_DETECTION;
import static org.chatrang.events.JudgeName.LEGALITY;
import static org.chatrang.standings.settlement.GameSettlementTest.states;
import static org.chatrang.standings.settlement.Said.decides;
import static org.chatrang.standings.settlement.Said.ends;
import static org.chatrang.standings.settlement.Said.flagHadNotFallen;
import static org.chatrang.standings.settlement.Said.illegalMove;
import static org.chatrang.standings.settlement.Said.nothing;
import static org.chatrang.standings.settlement.Said.reopens;
import static org.chatrang.standings.settlement.Said.restores;
import static org.chatrang.standings.settlement.Said.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement.State;
import org.junit.jupiter.api.Test;

/** What an arbiter's ruling does to a result that stands. */
class RulingsTest {
    private static final String REASON = "The king was not in check";

    @Test
    void aRulingThatReopensGivesAnOpenVersionWithReasonAndArbiter() {
        // Given a final result
        Settling game = mateAt(10);
        // When
        game.allAnswer(11, 11).hears(verdict(LEGALITY, 12, reopens("A. Arbiter", REASON)));
        // Then
        assertEquals(State.OPEN, game.last().state());
        assertNull(game.last().result());
        assertNull(game.last().seq());
        assertEquals("A. Arbiter", game.last().by());
        assertEquals(Said.at(12), game.last().at());
        assertEquals(
                "The arbiter rules: The king was not in check. Replaces version 2 (final 1-0, checkmate at record 10):"
                        + " A. Arbiter re-opened the game.",
                game.last().reason());
    }

    @Test
    void aRestoredPlyTakesBackTheEndingThatCameBefore() {
        Settling game = mateAt(10).hears(verdict(LEGALITY, 11, restores(7, "A. Arbiter", REASON)));
        assertEquals(State.OPEN, game.last().state());
    }

    @Test
    void afterReopeningANewEndingCounts() {
        Settling game = mateAt(10)
                .hears(verdict(LEGALITY, 11, reopens("A. Arbiter", REASON)))
                .hears(nothing(CLOCK_ADJUDICATION, 11), nothing(DRAW_DETECTION, 11))
                .hears(nothing(CLOCK_ADJUDICATION, 12), nothing(LEGALITY, 12))
                .hears(verdict(DRAW_DETECTION, 12, ends(GameResult.DRAW, EndingKind.AGREEMENT)));
        assertEquals(List.of(State.PROVISIONAL, State.FINAL, State.OPEN, State.FINAL), states(game.versions()));
        assertEquals(GameResult.DRAW, game.last().result());
        assertEquals(
                "Ended by AGREEMENT. Replaces version 3 (open): the game ended after it was re-opened.",
                game.last().reason());
    }

    @Test
    void anEndingHeardAfterTheRulingThatTookItBackNeverStands() {
        // Given a legality judge that is ahead and has read the ruling
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(nothing(LEGALITY, 10), nothing(LEGALITY, 11))
                .hears(verdict(LEGALITY, 12, reopens("A. Arbiter", REASON)));
        assertEquals(List.of(), game.versions());
        // When the draw judge reports what was taken back
        game.hears(verdict(DRAW_DETECTION, 10, ends(GameResult.DRAW, EndingKind.DEAD_POSITION)));
        // Then the only thing ever said is that it does not stand
        assertEquals(List.of(State.OPEN), states(game.versions()));
    }

    @Test
    void aDecidedResultOutranksWhatStoodAndALaterDecisionOutranksIt() {
        Settling game = mateAt(10)
                .hears(verdict(LEGALITY, 11, decides(GameResult.DRAW, "A. Arbiter", REASON)))
                .hears(nothing(CLOCK_ADJUDICATION, 11), nothing(DRAW_DETECTION, 11));
        assertEquals(GameResult.DRAW, game.last().result());
        assertEquals(EndingKind.ARBITER, game.last().ending());
        assertEquals("A. Arbiter", game.last().by());
        assertEquals(State.FINAL, game.last().state());
        game.hears(verdict(LEGALITY, 12, decides(GameResult.BLACK_WINS, "C. Chief", "Appeal upheld")));
        assertEquals(GameResult.BLACK_WINS, game.last().result());
        assertEquals("C. Chief", game.last().by());
        assertEquals(State.PROVISIONAL, game.last().state());
    }

    @Test
    void nothingButTheArbiterChangesADecidedResult() {
        Settling game = new Settling()
                .hears(verdict(LEGALITY, 1, decides(GameResult.BOTH_LOSE, "A. Arbiter", REASON)))
                .hears(verdict(LEGALITY, 2, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)));
        assertEquals(GameResult.BOTH_LOSE, game.last().result());
        assertEquals(1, game.versions().size());
    }

    @Test
    void anIllegalMoveTakenBackByTheLawsLeavesAnEarlierEndingAlone() {
        // Given a dead position that only the draw judge sees
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(verdict(DRAW_DETECTION, 10, ends(GameResult.DRAW, EndingKind.DEAD_POSITION)));
        // When the legality judge, which does not, goes on judging moves
        game.hears(nothing(LEGALITY, 10), verdict(LEGALITY, 11, illegalMove(11)));
        // Then
        assertEquals(EndingKind.DEAD_POSITION, game.last().ending());
    }

    @Test
    void aJudgeTakesBackWhatItStatedItself() {
        // Given a flag by calculation
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(verdict(CLOCK_ADJUDICATION, 10, ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL)));
        // When a late press proves it wrong
        game.hears(verdict(CLOCK_ADJUDICATION, 11, flagHadNotFallen()));
        // Then
        assertEquals(List.of(State.PROVISIONAL, State.OPEN), states(game.versions()));
        assertEquals("clock-adjudication", game.last().by());
        assertEquals(
                "The flag had not fallen. Replaces version 1 (provisional 0-1, flag fall at record 10):"
                        + " clock-adjudication re-opened the game.",
                game.last().reason());
    }

    @Test
    void aJudgeTakesBackNothingThatAnotherStated() {
        // Given a dead position, and a flag after it by the clock judge, which does not know of it
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(verdict(DRAW_DETECTION, 10, ends(GameResult.DRAW, EndingKind.DEAD_POSITION)))
                .hears(nothing(CLOCK_ADJUDICATION, 10))
                .hears(verdict(CLOCK_ADJUDICATION, 11, ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL)));
        // When the clock judge takes its flag back
        game.hears(verdict(CLOCK_ADJUDICATION, 12, flagHadNotFallen()));
        // Then
        assertEquals(EndingKind.DEAD_POSITION, game.last().ending());
    }

    @Test
    void whatAnotherJudgeStatedLaterStandsOnceTheEarlierEndingIsTakenBack() {
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(verdict(CLOCK_ADJUDICATION, 10, ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL)))
                .hears(nothing(DRAW_DETECTION, 10))
                .hears(verdict(DRAW_DETECTION, 11, ends(GameResult.DRAW, EndingKind.DEAD_POSITION)))
                .hears(verdict(CLOCK_ADJUDICATION, 11), verdict(CLOCK_ADJUDICATION, 12, flagHadNotFallen()));
        assertEquals(EndingKind.DEAD_POSITION, game.last().ending());
        assertEquals(11, game.last().seq());
    }

    private static Settling mateAt(long seq) {
        return new Settling()
                .allAnswer(1, seq - 1)
                .hears(
                        nothing(CLOCK_ADJUDICATION, seq),
                        verdict(LEGALITY, seq, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)))
                .hears(nothing(DRAW_DETECTION, seq));
    }
}
