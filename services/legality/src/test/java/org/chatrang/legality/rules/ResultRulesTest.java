package org.chatrang.legality.rules;

import static org.chatrang.events.FindingKind.CHECKMATE;
import static org.chatrang.events.FindingKind.EVENT_AFTER_END;
import static org.chatrang.events.FindingKind.ILLEGAL_MOVES_LOSE;
import static org.chatrang.events.FindingKind.MOVE_LEGAL;
import static org.chatrang.events.FindingKind.RESIGNATION;
import static org.chatrang.events.FindingKind.RESULT_CONTRADICTED;
import static org.chatrang.events.FindingKind.RESULT_GESTURE;
import static org.chatrang.events.FindingKind.RULING_APPLIED;
import static org.chatrang.events.FindingKind.RULING_IMPOSSIBLE;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** LAWS 4: results that people state, and rulings. */
class ResultRulesTest {
    private static final String LONE_BLACK_KING = "7k/8/8/8/8/8/8/KR6 w - - 0 1";

    private static Answers judged(GameLog log) {
        return log.judgedBy(new LegalityJudge());
    }

    @Test
    void resignation_5_1_2_wins_for_the_opponent() {
        assertEquals(
                new Consequence.Ends(GameResult.WHITE_WINS, EndingKind.RESIGNATION),
                judged(given().scheduled().move("e4").resigns(Side.BLACK))
                        .lastFinding(RESIGNATION)
                        .consequence());
    }

    @Test
    void resignation_to_an_opponent_who_cannot_mate_is_a_draw_since_2023() {
        GameLog log = given().startFen(LONE_BLACK_KING).scheduled().resigns(Side.WHITE);

        assertEquals(
                new Consequence.Ends(GameResult.DRAW, EndingKind.RESIGNATION),
                judged(log).lastFinding(RESIGNATION).consequence());
    }

    @Test
    void resignation_to_a_lone_king_lost_before_2023() {
        GameLog log =
                given().edition("2018").startFen(LONE_BLACK_KING).scheduled().resigns(Side.WHITE);

        assertEquals(
                new Consequence.Ends(GameResult.BLACK_WINS, EndingKind.RESIGNATION),
                judged(log).lastFinding(RESIGNATION).consequence());
    }

    @Test
    void a_result_gesture_waits_for_the_arbiter() {
        Finding finding =
                judged(given().scheduled().move("e4").gesture(GameResult.DRAW)).lastFinding(RESULT_GESTURE);

        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertEquals(new Consequence.Ends(GameResult.DRAW, EndingKind.RESULT_GESTURE), finding.consequence());
    }

    @Test
    void a_result_gesture_confirmed_by_the_arbiter_ends_the_game() {
        GameLog log =
                given().scheduled().moves("e4 e5").gesture(GameResult.DRAW).ruled(new Ruling.Confirm());

        assertEquals(
                new Consequence.Ends(GameResult.DRAW, EndingKind.RESULT_GESTURE),
                judged(log).lastFinding(RULING_APPLIED).consequence());
    }

    @Test
    void a_result_gesture_is_forgotten_when_play_goes_on() {
        GameLog log = given().scheduled()
                .moves("e4 e5")
                .gesture(GameResult.DRAW)
                .move("Nf3")
                .ruled(new Ruling.Confirm());

        assertEquals(List.of(RULING_IMPOSSIBLE), judged(log).lastKinds());
    }

    @Test
    void a_result_gesture_is_ruled_where_the_event_accepts_it() {
        GameLog log = given().regulation("result-gesture-accepted", "yes")
                .scheduled()
                .move("e4")
                .gesture(GameResult.WHITE_WINS);
        Finding finding = judged(log).lastFinding(RESULT_GESTURE);

        assertEquals(Finding.Standing.RULED, finding.standing());
        assertEquals(new Consequence.Ends(GameResult.WHITE_WINS, EndingKind.RESULT_GESTURE), finding.consequence());
    }

    @Test
    void a_result_gesture_without_a_move_says_so() {
        GameLog log =
                given().regulation("result-gesture-accepted", "yes").scheduled().gesture(GameResult.BLACK_WINS);

        assertTrue(judged(log).lastFinding(RESULT_GESTURE).text().contains("no move was made"));
    }

    @Test
    void a_result_gesture_that_contradicts_the_board_does_not_change_the_result() {
        GameLog log = given().scheduled().moves("f3 e5 g4 Qh4#").gesture(GameResult.DRAW);
        Finding finding = judged(log).lastFinding(RESULT_CONTRADICTED);

        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertEquals(1, judged(log).endings().size());
    }

    @Test
    void a_result_gesture_that_agrees_with_the_board_is_noted() {
        GameLog log = given().scheduled().moves("f3 e5 g4 Qh4#").gesture(GameResult.BLACK_WINS);

        assertEquals(
                Finding.Standing.NOTED, judged(log).lastFinding(RESULT_GESTURE).standing());
    }

    @Test
    void what_is_played_after_the_end_is_noted_and_changes_nothing() {
        GameLog log = given().scheduled().moves("f3 e5 g4 Qh4#").move("a3").resigns(Side.BLACK);

        assertEquals(2, judged(log).all(EVENT_AFTER_END).size());
        assertEquals(1, judged(log).endings().size());
        assertEquals(4, log.state().ply());
    }

    @Test
    void a_ruling_restores_an_earlier_position_and_retracts_what_came_after() {
        GameLog log = given().scheduled()
                .moves("f3 e5 g4 Qh4#")
                .ruled(new Ruling.RestorePly(2))
                .move("d4");

        Consequence.GoesOnFrom from = (Consequence.GoesOnFrom)
                judged(log).all(RULING_APPLIED).getFirst().consequence();
        assertEquals(2, from.ply());
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", from.fen());
        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
        assertEquals(3, log.state().ply());
    }

    @Test
    void a_ruling_corrects_move_12_at_move_40() {
        GameLog log = given().scheduled()
                .moves("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6")
                .ruled(new Ruling.RestorePly(5))
                .move("Nf6");

        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
        assertEquals(6, log.state().ply());
    }

    @Test
    void a_ruling_sets_the_position() {
        GameLog log = given().scheduled()
                .moves("e4 e5")
                .ruled(new Ruling.SetPosition(LONE_BLACK_KING))
                .uci("b1b8");

        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
    }

    @Test
    void an_illegal_move_stands_by_ruling() {
        String fen = "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        GameLog log = given().scheduled()
                .uci("e2e5")
                .ruled(new Ruling.LetStand(1, fen))
                .move("d6");

        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
        assertEquals(2, log.state().ply());
    }

    @Test
    void a_position_that_cannot_be_played_from_cannot_be_ruled() {
        GameLog log = given().scheduled().ruled(new Ruling.SetPosition("8/8/8/8/8/8/8/8 w - - 0 1"));

        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(RULING_IMPOSSIBLE).standing());
    }

    @Test
    void the_arbiter_decides_the_result_also_after_the_end() {
        GameLog log =
                given().scheduled().moves("f3 e5 g4 Qh4#").ruled(new Ruling.DecideResult(GameResult.BOTH_LOSE, "11.7"));
        Finding finding = judged(log).lastFinding(RULING_APPLIED);

        assertEquals(new Consequence.Ends(GameResult.BOTH_LOSE, EndingKind.ARBITER), finding.consequence());
        assertEquals("11.7", finding.article().number());
    }

    @Test
    void the_arbiter_reopens_the_game() {
        GameLog log = given().scheduled()
                .move("e4")
                .resigns(Side.BLACK)
                .ruled(new Ruling.Reopen())
                .move("e5");

        assertEquals(
                new Consequence.Reopens(),
                judged(log).all(RULING_APPLIED).getFirst().consequence());
        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
    }

    @Test
    void an_illegal_move_is_counted_by_ruling_7_5_3() {
        GameLog log = given().scheduled().ruled(new Ruling.CountIllegalMove(Side.WHITE));
        assertEquals(
                new Consequence.TimeAdded(Side.BLACK, 120_000),
                judged(log).lastFinding(RULING_APPLIED).consequence());

        log.ruled(new Ruling.CountIllegalMove(Side.WHITE));
        assertTrue(judged(log).lastKinds().contains(ILLEGAL_MOVES_LOSE));
    }

    @Test
    void cancelling_the_illegal_move_that_lost_reopens_the_game() {
        GameLog log = given().scheduled().uci("e2e5").uci("e2e5").ruled(new Ruling.CancelIllegalMove(Side.WHITE));

        assertEquals(
                new Consequence.Reopens(),
                judged(log).lastFinding(RULING_APPLIED).consequence());
    }

    @Test
    void in_quarantine_nothing_ends_the_game_but_the_arbiter() {
        GameLog log = given().scheduled().moves("f3 e5 g4").raw("{no json").move("Qh4#");
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(CHECKMATE).standing());

        log.ruled(new Ruling.Confirm());
        assertEquals(
                new Consequence.Ends(GameResult.BLACK_WINS, EndingKind.CHECKMATE),
                judged(log).lastFinding(RULING_APPLIED).consequence());
    }

    @Test
    void released_from_quarantine_the_game_is_judged_as_before() {
        GameLog log = given().scheduled()
                .moves("f3 e5 g4")
                .raw("{no json")
                .ruled(new Ruling.ReleaseQuarantine())
                .move("Qh4#");

        assertEquals(
                Finding.Standing.RULED,
                judged(log).lastFinding(FindingKind.CHECKMATE).standing());
    }
}
