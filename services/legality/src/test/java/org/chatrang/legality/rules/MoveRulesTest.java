package org.chatrang.legality.rules;

import static org.chatrang.events.FindingKind.CHECKMATE;
import static org.chatrang.events.FindingKind.ILLEGAL_MOVES_LOSE;
import static org.chatrang.events.FindingKind.MOVE_ILLEGAL;
import static org.chatrang.events.FindingKind.MOVE_LEGAL;
import static org.chatrang.events.FindingKind.MOVE_OUT_OF_ORDER;
import static org.chatrang.events.FindingKind.POSITION_RESTORED;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.chatrang.events.Article;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** LAWS 2, 3, 4 and 6: moves and illegal moves. */
class MoveRulesTest {
    private static final String LONE_BLACK_KING = "7k/8/8/8/8/8/8/KR6 w - - 0 1";

    private static Answers judged(GameLog log) {
        return log.judgedBy(new LegalityJudge());
    }

    @Test
    void a_legal_move_is_stated_with_ply_uci_san_and_fen() {
        Finding finding = judged(given().scheduled().move("e4")).lastFinding(MOVE_LEGAL);

        assertEquals(
                new Evidence.Move(1, "e2e4", "e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
                finding.evidence());
        assertEquals(Finding.Standing.RULED, finding.standing());
        assertNull(finding.consequence());
    }

    @Test
    void a_move_by_squares_alone_and_by_notation_alone_are_both_judged() {
        Answers answers = judged(given().scheduled().uci("g1f3").completed(2, null, "Nf6"));

        assertEquals(2, answers.all(MOVE_LEGAL).size());
    }

    @Test
    void checkmate_5_1_1_ends_the_game_at_once() {
        Answers answers = judged(given().scheduled().moves("f3 e5 g4 Qh4#"));

        assertEquals(List.of(MOVE_LEGAL, CHECKMATE), answers.lastKinds());
        assertEquals(
                new Consequence.Ends(GameResult.BLACK_WINS, EndingKind.CHECKMATE),
                answers.lastFinding(CHECKMATE).consequence());
        assertEquals(
                new Article("5.1.1", "2023"), answers.lastFinding(CHECKMATE).article());
    }

    @Test
    void an_illegal_move_7_5_is_stated_with_reason_position_before_and_two_minutes_for_the_opponent() {
        GameLog log = given().scheduled().moves("e4 e5").uci("e1e3");
        Finding finding = judged(log).lastFinding(MOVE_ILLEGAL);

        Evidence.IllegalMove evidence = (Evidence.IllegalMove) finding.evidence();
        assertEquals("WRONG_MOVEMENT", evidence.reason());
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", evidence.fenBefore());
        assertEquals(1, evidence.offence());
        assertEquals(new Consequence.TimeAdded(Side.BLACK, 120_000), finding.consequence());
        assertEquals(2, log.state().ply(), "the position before it is reinstated");
    }

    @Test
    void after_an_illegal_move_another_one_is_made_in_its_place() {
        Answers answers = judged(given().scheduled().uci("e2e5").move("e4"));

        assertEquals(List.of(MOVE_LEGAL), answers.lastKinds());
    }

    @Test
    void the_second_illegal_move_7_5_5_loses() {
        Answers answers =
                judged(given().scheduled().uci("e2e5").move("e4").move("e5").uci("e1e3"));

        assertEquals(List.of(MOVE_ILLEGAL, ILLEGAL_MOVES_LOSE), answers.lastKinds());
        assertEquals(
                new Consequence.Ends(GameResult.BLACK_WINS, EndingKind.ILLEGAL_MOVES),
                answers.lastFinding(ILLEGAL_MOVES_LOSE).consequence());
        assertNull(answers.lastFinding(MOVE_ILLEGAL).consequence());
    }

    @Test
    void illegal_moves_of_different_players_are_not_added_up() {
        Answers answers = judged(given().scheduled().uci("e2e5").move("e4").uci("e7e4"));

        assertEquals(List.of(MOVE_ILLEGAL, POSITION_RESTORED), answers.lastKinds());
    }

    @Test
    void the_second_illegal_move_is_a_draw_if_the_opponent_cannot_mate() {
        GameLog log = given().startFen(LONE_BLACK_KING).scheduled().uci("a1a3").uci("b1c2");

        assertEquals(
                new Consequence.Ends(GameResult.DRAW, EndingKind.ILLEGAL_MOVES),
                judged(log).lastFinding(ILLEGAL_MOVES_LOSE).consequence());
    }

    @Test
    void in_2001_the_third_illegal_move_loses_whatever_the_opponent_has() {
        GameLog log = given().edition("2001")
                .startFen(LONE_BLACK_KING)
                .scheduled()
                .uci("a1a3")
                .uci("b1c2");
        assertEquals(List.of(MOVE_ILLEGAL, POSITION_RESTORED), judged(log).lastKinds());

        log.uci("b1c3");
        assertEquals(
                new Consequence.Ends(GameResult.BLACK_WINS, EndingKind.ILLEGAL_MOVES),
                judged(log).lastFinding(ILLEGAL_MOVES_LOSE).consequence());
    }

    @Test
    void an_illegal_move_in_blitz_costs_one_minute() {
        GameLog log = given().timeControl("180+2").scheduled().uci("e2e5");

        assertEquals(
                new Consequence.TimeAdded(Side.BLACK, 60_000),
                judged(log).lastFinding(MOVE_ILLEGAL).consequence());
    }

    @Test
    void in_2014_under_reduced_rules_the_first_illegal_move_loses() {
        GameLog log = given().edition("2014")
                .timeControl("180+2")
                .supervision("REDUCED")
                .scheduled()
                .uci("e2e5");

        assertEquals(List.of(MOVE_ILLEGAL, ILLEGAL_MOVES_LOSE), judged(log).lastKinds());
    }

    @Test
    void a_pawn_left_on_the_last_rank_7_5_2_becomes_a_queen_and_counts_as_illegal() {
        GameLog log =
                given().startFen("8/4P2k/8/8/8/8/8/K7 w - - 0 1").scheduled().uci("e7e8");
        Answers answers = judged(log);

        assertEquals(List.of(MOVE_ILLEGAL, MOVE_LEGAL), answers.lastKinds());
        assertEquals("7.5.2", answers.lastFinding(MOVE_ILLEGAL).article().number());
        assertEquals("e7e8q", ((Evidence.Move) answers.lastFinding(MOVE_LEGAL).evidence()).uci());
    }

    @Test
    void a_press_without_a_move_7_5_3_counts_from_2018_on() {
        Finding today = judged(given().scheduled().uci("e2e2")).lastFinding(MOVE_ILLEGAL);
        Finding before = judged(given().edition("2014").scheduled().uci("e2e2")).lastFinding(MOVE_ILLEGAL);

        assertEquals("7.5.3", today.article().number());
        assertEquals(1, ((Evidence.IllegalMove) today.evidence()).offence());
        assertEquals(0, ((Evidence.IllegalMove) before.evidence()).offence());
    }

    @Test
    void in_blitz_of_2001_under_reduced_rules_an_illegal_move_stands_until_the_opponent_claims() {
        GameLog log = given().edition("2001")
                .timeControl("300")
                .supervision("REDUCED")
                .scheduled()
                .uci("e2e5");
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(MOVE_ILLEGAL).standing());

        log.completed(2, "d7d6", null);
        assertEquals(List.of(POSITION_RESTORED, MOVE_LEGAL), judged(log).lastKinds());
        assertEquals(2, log.state().ply());
    }

    @Test
    void an_illegal_move_that_was_not_pressed_does_not_count() {
        GameLog log = given().scheduled().completedBy(CompletedBy.GAME_END).uci("e2e5");
        Finding finding = judged(log).lastFinding(MOVE_ILLEGAL);

        assertEquals(0, ((Evidence.IllegalMove) finding.evidence()).offence());
        assertNull(finding.consequence());
    }

    @Test
    void a_notation_that_is_no_move_is_for_the_arbiter() {
        Finding finding = judged(given().scheduled().completed(1, null, "Zz9")).lastFinding(MOVE_ILLEGAL);

        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertEquals(0, ((Evidence.IllegalMove) finding.evidence()).offence());
    }

    @Test
    void a_half_move_that_is_not_the_next_one_is_not_taken() {
        GameLog log = given().scheduled().completed(3, "e2e4", null);

        assertEquals(List.of(MOVE_OUT_OF_ORDER), judged(log).lastKinds());
        assertEquals(0, log.state().ply());
    }
}
