package org.chatrang.standings.settlement;

import static org.chatrang.events.JudgeName.CLOCK_ADJUDICATION;
import static org.chatrang.events.JudgeName.DRAW_DETECTION;
import static org.chatrang.events.JudgeName.LEGALITY;
import static org.chatrang.standings.settlement.Said.ends;
import static org.chatrang.standings.settlement.Said.nothing;
import static org.chatrang.standings.settlement.Said.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding.Standing;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement;
import org.chatrang.events.Settlement.State;
import org.junit.jupiter.api.Test;

/** Endings: provisional, final, earliest, by precedence. */
class GameSettlementTest {
    @Test
    void anEndingIsProvisionalUntilAllThreeJudgesHaveAnsweredItsRecord() {
        // Given a game all have answered up to record 9
        Settling game = new Settling().allAnswer(1, 9);
        // When one judge after the other answers record 10, the first with checkmate
        game.hears(
                verdict(LEGALITY, 10, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)),
                nothing(CLOCK_ADJUDICATION, 10),
                nothing(DRAW_DETECTION, 10));
        // Then
        List<Settlement> versions = game.versions();
        assertEquals(List.of(State.PROVISIONAL, State.PROVISIONAL, State.FINAL), states(versions));
        assertEquals(
                List.of(CLOCK_ADJUDICATION, DRAW_DETECTION), versions.get(0).waitingFor());
        assertEquals(List.of(DRAW_DETECTION), versions.get(1).waitingFor());
        assertEquals(List.of(), versions.get(2).waitingFor());
        assertEquals(
                List.of(1L, 2L, 3L), versions.stream().map(Settlement::version).toList());
        assertEquals("Ended by CHECKMATE.", versions.get(0).reason());
        assertEquals(
                "Ended by CHECKMATE. Replaces version 2 (provisional 1-0, checkmate at record 10):"
                        + " all three judges have answered record 10.",
                game.last().reason());
        assertEquals("legality", game.last().by());
        assertEquals(Said.at(10), game.last().at());
        assertEquals(10, game.last().ply());
    }

    @Test
    void theLastJudgesEndingIsFinalAtOnce() {
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(nothing(LEGALITY, 10), nothing(CLOCK_ADJUDICATION, 10))
                .hears(verdict(DRAW_DETECTION, 10, ends(GameResult.DRAW, EndingKind.STALEMATE)));
        assertEquals(List.of(State.FINAL), states(game.versions()));
    }

    @Test
    void theEarliestEndingInTheLogWinsThoughItIsHeardLater() {
        // Given a judge that is ahead and has seen a flag fall
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(nothing(CLOCK_ADJUDICATION, 10), nothing(CLOCK_ADJUDICATION, 11))
                .hears(verdict(CLOCK_ADJUDICATION, 12, ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL)));
        // When the draw judge says that the position was dead before
        game.hears(verdict(DRAW_DETECTION, 10, ends(GameResult.DRAW, EndingKind.DEAD_POSITION)));
        // Then
        assertEquals(EndingKind.DEAD_POSITION, game.last().ending());
        assertEquals(
                "Ended by DEAD_POSITION. Replaces version 1 (provisional 0-1, flag fall at record 12):"
                        + " this ending came earlier, at record 10.",
                game.last().reason());
        // And it stays, whatever comes later
        game.hears(nothing(LEGALITY, 10), verdict(LEGALITY, 11, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)));
        assertEquals(EndingKind.DEAD_POSITION, game.last().ending());
        assertEquals(State.FINAL, game.last().state());
    }

    @Test
    void ofEndingsByTheSameRecordTheOneThatGoesBeforeWins() {
        Settling game = new Settling()
                .allAnswer(1, 9)
                .hears(verdict(CLOCK_ADJUDICATION, 10, ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL)))
                .hears(verdict(DRAW_DETECTION, 10, ends(GameResult.DRAW, EndingKind.SEVENTY_FIVE_MOVES)))
                .hears(verdict(LEGALITY, 10, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)));
        assertEquals(
                List.of(EndingKind.FLAG_FALL, EndingKind.SEVENTY_FIVE_MOVES, EndingKind.CHECKMATE),
                game.versions().stream().map(Settlement::ending).toList());
        assertEquals(State.FINAL, game.last().state());
        assertTrue(game.last().reason().endsWith("of endings by the same record this one goes before."));
    }

    @Test
    void whatWaitsForTheArbiterOrIsOnlyNotedEndsNothing() {
        Settling game = new Settling()
                .hears(verdict(LEGALITY, 1, ends(GameResult.DRAW, EndingKind.RESULT_GESTURE, Standing.NEEDS_ARBITER)))
                .hears(verdict(LEGALITY, 2, ends(GameResult.DRAW, EndingKind.RESULT_GESTURE, Standing.NOTED)));
        assertEquals(List.of(), game.versions());
    }

    @Test
    void aVerdictCountedBeforeChangesNothing() {
        var mate = verdict(LEGALITY, 1, ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE));
        Settling game = new Settling().hears(mate);
        GameSettlement once = game.state();
        game.hears(mate);
        assertEquals(once, game.state());
        assertEquals(1, game.versions().size());
    }

    @Test
    void aVerdictOutsideAGameLogChangesNothing() {
        Settling game = new Settling().hears(verdict(LEGALITY, 0, ends(GameResult.DRAW, EndingKind.STALEMATE)));
        assertEquals(GameSettlement.of(Said.GAME), game.state());
    }

    @Test
    void anEndingOfAKindThisVersionDoesNotKnowStillEnds() {
        Settling game = new Settling().hears(verdict(LEGALITY, 1, ends(GameResult.DRAW, EndingKind.UNKNOWN)));
        assertEquals(EndingKind.UNKNOWN, game.last().ending());
        assertEquals(GameResult.DRAW, game.last().result());
    }

    @Test
    void aHoleInAJudgesAnswersIsSeenAndStopsNothing() {
        Settling game = new Settling().allAnswer(1, 1);
        assertTrue(game.state().leavesHole(nothing(LEGALITY, 3)));
        assertEquals(false, game.state().leavesHole(nothing(LEGALITY, 2)));
        game.hears(nothing(LEGALITY, 3));
        assertEquals(3, game.state().answered().of(LEGALITY));
    }

    @Test
    void aVerdictOnAnotherGameIsRefused() {
        var other = Said.verdict("game-2", LEGALITY, 1);
        var refused = assertThrows(IllegalArgumentException.class, () -> new Settling().hears(other));
        assertEquals("verdict game-2/legality/1 is on another game than game-1", refused.getMessage());
    }

    @Test
    void withoutAnEndingThereIsNoResult() {
        assertNull(new Settling().allAnswer(1, 5).state().latest());
    }

    static List<State> states(List<Settlement> versions) {
        return versions.stream().map(Settlement::state).toList();
    }
}
