package org.chatrang.draws.rules;

import static org.chatrang.events.FindingKind.CLAIM_CORRECT;
import static org.chatrang.events.FindingKind.CLAIM_INCORRECT;
import static org.chatrang.events.FindingKind.DEAD_POSITION;
import static org.chatrang.events.FindingKind.DRAW_AGREED;
import static org.chatrang.events.FindingKind.DRAW_OFFERED;
import static org.chatrang.events.FindingKind.DRAW_OFFER_ENDED;
import static org.chatrang.events.FindingKind.FIFTY_MOVES_CLAIMABLE;
import static org.chatrang.events.FindingKind.FIVEFOLD;
import static org.chatrang.events.FindingKind.SEVENTY_FIVE_MOVES;
import static org.chatrang.events.FindingKind.STALEMATE;
import static org.chatrang.events.FindingKind.THREEFOLD_CLAIMABLE;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawClaimed.Basis;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** LAWS 4, 5 and 8: draws. */
class DrawRulesTest {
    private static final String TO_AND_FRO = "Nf3 Nf6 Ng1 Ng8 ";
    private static final String ROOKS_AFTER_PLIES = "4k3/7r/8/8/8/8/7R/4K3 w - - %d 80";

    private static Answers judged(GameLog log) {
        return log.judgedBy(new DrawJudge());
    }

    private static Consequence draw(EndingKind kind) {
        return new Consequence.Ends(GameResult.DRAW, kind);
    }

    private static GameLog rooksAfter(int halfMoves) {
        return given().startFen(ROOKS_AFTER_PLIES.formatted(halfMoves)).scheduled();
    }

    @Test
    void stalemate_5_2_1_draws() {
        GameLog log =
                given().startFen("7k/8/5KQ1/8/8/8/8/8 w - - 0 1").scheduled().uci("g6f7");

        assertEquals(
                draw(EndingKind.STALEMATE), judged(log).lastFinding(STALEMATE).consequence());
    }

    @Test
    void a_dead_position_5_2_2_draws_and_the_finding_says_how_it_is_known() {
        GameLog log =
                given().startFen("7k/8/8/8/8/8/1p6/K7 w - - 0 1").scheduled().uci("a1b2");
        Finding finding = judged(log).lastFinding(DEAD_POSITION);

        assertEquals(draw(EndingKind.DEAD_POSITION), finding.consequence());
        assertEquals("BARE_MATERIAL", ((Evidence.MatingChance) finding.evidence()).method());
    }

    @Test
    void a_dead_position_is_stated_once() {
        GameLog log = given().startFen("7k/8/8/8/8/8/1p6/K7 w - - 0 1")
                .scheduled()
                .uci("a1b2")
                .uci("h8h7");

        assertEquals(1, judged(log).all(DEAD_POSITION).size());
    }

    @Test
    void the_third_occurrence_9_2_2_is_claimable_not_a_draw() {
        GameLog log = given().scheduled().moves(TO_AND_FRO.repeat(2));
        Finding finding = judged(log).lastFinding(THREEFOLD_CLAIMABLE);

        assertEquals(new Evidence.Repetition(3, List.of(0, 4, 8)), finding.evidence());
        assertEquals("9.2.2", finding.article().number());
        assertTrue(judged(log).endings().isEmpty());
    }

    @Test
    void positions_with_other_castling_rights_9_2_3_are_not_the_same() {
        GameLog log = given().scheduled().moves("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8");

        assertEquals(2, log.state().line().occurrences().size());
    }

    @Test
    void an_illegal_move_taken_back_does_not_count_as_an_occurrence() {
        GameLog log = given().scheduled().moves(TO_AND_FRO).uci("e2e5").moves(TO_AND_FRO);

        assertEquals(
                1,
                judged(log).all(THREEFOLD_CLAIMABLE).stream()
                        .filter(finding -> finding.article().number().equals("9.2.2"))
                        .count());
    }

    @Test
    void a_correct_claim_by_the_position_on_the_board_draws() {
        GameLog log = given().scheduled().moves(TO_AND_FRO.repeat(2)).claims(Side.WHITE, Basis.THREEFOLD, null);

        assertEquals(
                draw(EndingKind.THREEFOLD_CLAIM),
                judged(log).lastFinding(CLAIM_CORRECT).consequence());
    }

    @Test
    void a_correct_claim_with_the_intended_move_draws() {
        GameLog log = given().scheduled().moves(TO_AND_FRO + "Nf3 Nf6 Ng1").claims(Side.BLACK, Basis.THREEFOLD, "Ng8");

        assertEquals(
                draw(EndingKind.THREEFOLD_CLAIM),
                judged(log).lastFinding(CLAIM_CORRECT).consequence());
    }

    @Test
    void a_wrong_claim_9_5_3_gives_the_opponent_two_minutes_and_is_an_offer() {
        GameLog log = given().scheduled().moves(TO_AND_FRO).claims(Side.WHITE, Basis.THREEFOLD, null);

        assertEquals(List.of(CLAIM_INCORRECT, DRAW_OFFERED), judged(log).lastKinds());
        assertEquals(
                new Consequence.TimeAdded(Side.BLACK, 120_000),
                judged(log).lastFinding(CLAIM_INCORRECT).consequence());

        log.accepts(Side.BLACK);
        assertEquals(
                draw(EndingKind.AGREEMENT), judged(log).lastFinding(DRAW_AGREED).consequence());
    }

    @Test
    void a_wrong_claim_in_blitz_costs_one_minute() {
        GameLog log = given().timeControl("180+2").scheduled().claims(Side.WHITE, Basis.FIFTY_MOVES, null);

        assertEquals(
                new Consequence.TimeAdded(Side.BLACK, 60_000),
                judged(log).lastFinding(CLAIM_INCORRECT).consequence());
    }

    @Test
    void only_the_player_to_move_may_claim() {
        GameLog log = given().scheduled().moves(TO_AND_FRO.repeat(2)).claims(Side.BLACK, Basis.THREEFOLD, null);

        assertTrue(judged(log).lastKinds().contains(CLAIM_INCORRECT));
    }

    @Test
    void a_claim_after_touching_a_piece_9_4_is_wrong() {
        GameLog log = given().scheduled()
                .moves(TO_AND_FRO.repeat(2))
                .desk(new DrawClaimed(Side.WHITE, Basis.THREEFOLD, null, true));

        assertTrue(judged(log).lastKinds().contains(CLAIM_INCORRECT));
    }

    @Test
    void a_claim_with_an_illegal_intended_move_is_wrong() {
        GameLog log = given().scheduled().claims(Side.WHITE, Basis.THREEFOLD, "Ke4");

        assertTrue(judged(log).lastKinds().contains(CLAIM_INCORRECT));
    }

    @Test
    void fifty_moves_9_3_are_claimable_and_drawn_on_claim() {
        GameLog log = rooksAfter(98).uci("h2g2");
        assertTrue(judged(log).lastKinds().isEmpty());

        log.uci("h7f7");
        assertEquals(
                "9.3.2",
                judged(log).lastFinding(FIFTY_MOVES_CLAIMABLE).article().number());

        log.claims(Side.WHITE, Basis.FIFTY_MOVES, null);
        assertEquals(
                draw(EndingKind.FIFTY_MOVES_CLAIM),
                judged(log).lastFinding(CLAIM_CORRECT).consequence());
    }

    @Test
    void a_fifty_move_claim_with_the_intended_move_counts_that_move() {
        GameLog log = rooksAfter(98).uci("h2g2").claims(Side.BLACK, Basis.FIFTY_MOVES, "Rg7");

        assertEquals(
                draw(EndingKind.FIFTY_MOVES_CLAIM),
                judged(log).lastFinding(CLAIM_CORRECT).consequence());
    }

    @Test
    void a_fifty_move_claim_with_an_intended_pawn_move_or_capture_is_wrong() {
        GameLog log = rooksAfter(98).uci("h2g2").claims(Side.BLACK, Basis.FIFTY_MOVES, "Rh1");

        assertTrue(judged(log).lastKinds().contains(CLAIM_CORRECT), "Rh1 is neither");
        GameLog capture = given().startFen("4k3/7r/8/8/8/8/7R/4K3 w - - 99 80").scheduled();
        capture.claims(Side.WHITE, Basis.FIFTY_MOVES, "Rxh7");
        assertTrue(judged(capture).lastKinds().contains(CLAIM_INCORRECT));
    }

    @Test
    void the_fifth_occurrence_9_6_1_draws_by_itself() {
        GameLog log = given().scheduled().moves(TO_AND_FRO.repeat(4));

        assertEquals(
                draw(EndingKind.FIVEFOLD), judged(log).lastFinding(FIVEFOLD).consequence());
    }

    @Test
    void in_2001_the_fifth_occurrence_is_only_claimable() {
        GameLog log = given().edition("2001").scheduled().moves(TO_AND_FRO.repeat(4));

        assertTrue(judged(log).endings().isEmpty());
    }

    @Test
    void in_2014_five_occurrences_must_be_consecutive() {
        String detour = "Nc3 Nc6 Nb1 Nb8 ";
        GameLog consecutive = given().edition("2014").scheduled().moves(TO_AND_FRO.repeat(4));
        GameLog interrupted = given().edition("2014")
                .scheduled()
                .moves(TO_AND_FRO.repeat(2) + "Nf3 Nf6 Nc3 Nc6 Ng1 Ng8 Nb1 Nb8 " + detour);

        assertEquals(1, judged(consecutive).endings().size());
        assertEquals(5, interrupted.state().line().occurrences().size());
        assertTrue(judged(interrupted).endings().isEmpty());
    }

    @Test
    void seventy_five_moves_9_6_2_draw_by_themselves() {
        GameLog log = rooksAfter(149).uci("h2g2");

        assertEquals(
                draw(EndingKind.SEVENTY_FIVE_MOVES),
                judged(log).lastFinding(SEVENTY_FIVE_MOVES).consequence());
    }

    @Test
    void checkmate_on_the_75th_move_takes_precedence() {
        GameLog log = given().startFen("7k/8/6K1/8/8/8/8/R7 w - - 149 100")
                .scheduled()
                .uci("a1a8");

        assertTrue(judged(log).lastKinds().isEmpty());
        assertEquals(EndingKind.CHECKMATE, log.state().ending().kind());
    }

    @Test
    void an_offer_9_1_2_is_noted_and_ends_with_the_opponents_move() {
        GameLog log = given().scheduled().moves("e4 e5").offersDraw(Side.WHITE);
        assertEquals(List.of(DRAW_OFFERED), judged(log).lastKinds());

        log.move("Nf3");
        assertTrue(judged(log).lastKinds().isEmpty(), "the offerer's own move does not end it");

        log.move("Nc6");
        assertEquals(List.of(DRAW_OFFER_ENDED), judged(log).lastKinds());
    }

    @Test
    void an_offer_refused_is_over() {
        GameLog log = given().scheduled()
                .moves("e4 e5")
                .offersDraw(Side.WHITE)
                .refuses(Side.BLACK)
                .accepts(Side.BLACK);

        assertTrue(judged(log).endings().isEmpty());
    }

    @Test
    void agreement_5_2_3_draws() {
        GameLog log = given().scheduled().moves("e4 e5").offersDraw(Side.WHITE).accepts(Side.BLACK);

        assertEquals(
                draw(EndingKind.AGREEMENT), judged(log).lastFinding(DRAW_AGREED).consequence());
        assertEquals("5.2.3", judged(log).lastFinding(DRAW_AGREED).article().number());
    }

    @Test
    void agreement_before_both_have_moved_is_for_the_arbiter() {
        GameLog log = given().scheduled().move("e4").offersDraw(Side.WHITE).accepts(Side.BLACK);

        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(DRAW_AGREED).standing());
    }

    @Test
    void agreement_before_the_events_move_number_9_1_1_is_for_the_arbiter() {
        GameLog log = given().regulation("no-agreement-before-move", "30")
                .scheduled()
                .moves("e4 e5")
                .offersDraw(Side.WHITE)
                .accepts(Side.BLACK);
        Finding finding = judged(log).lastFinding(DRAW_AGREED);

        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertEquals("9.1.1", finding.article().number());
    }
}
