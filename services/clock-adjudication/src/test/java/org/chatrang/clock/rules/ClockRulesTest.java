package org.chatrang.clock.rules;

import static org.chatrang.events.FindingKind.BOTH_FLAGS_FALLEN;
import static org.chatrang.events.FindingKind.CLOCK_MISSING;
import static org.chatrang.events.FindingKind.CLOCK_UNEXPECTED;
import static org.chatrang.events.FindingKind.FLAG_CLAIM_WRONG;
import static org.chatrang.events.FindingKind.FLAG_DUE;
import static org.chatrang.events.FindingKind.FLAG_FALLEN;
import static org.chatrang.events.FindingKind.PERIOD_ADDED;
import static org.chatrang.events.FindingKind.PLAYER_ABSENT;
import static org.chatrang.events.FindingKind.PLAYER_ARRIVED;
import static org.chatrang.events.FindingKind.TIME_ADDED;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** LAWS 1, 4 and 7: time. */
class ClockRulesTest {
    private static final String LONG = "40/5400+30:1800+30";
    private static final String LONE_BLACK_KING = "7k/8/8/8/8/8/8/KR6 w - - 0 1";

    private static Answers judged(GameLog log) {
        return log.judgedBy(new ClockJudge());
    }

    private static Consequence flagFall(GameResult result) {
        return new Consequence.Ends(result, EndingKind.FLAG_FALL);
    }

    @Test
    void a_flag_shown_6_9_loses() {
        GameLog log = given().timeControl("180").scheduled().clocks(100, 100).moves("e4 e5");
        log.clockRead(new ClockReading(0L, 90_000L, Side.WHITE, true, false));

        Finding finding = judged(log).lastFinding(FLAG_FALLEN);
        assertEquals(flagFall(GameResult.BLACK_WINS), finding.consequence());
        assertEquals("6.9", finding.article().number());
        assertEquals(Finding.Standing.RULED, finding.standing());
    }

    @Test
    void a_clock_at_zero_is_a_fallen_flag() {
        GameLog log = given().timeControl("180").scheduled().moves("e4 e5").clockRead(0, 90, Side.WHITE);

        assertEquals(
                flagFall(GameResult.BLACK_WINS),
                judged(log).lastFinding(FLAG_FALLEN).consequence());
    }

    @Test
    void a_flag_is_a_draw_if_the_opponent_cannot_mate() {
        GameLog log = given().startFen(LONE_BLACK_KING)
                .timeControl("180")
                .scheduled()
                .uci("b1b2")
                .uci("h8h7")
                .clockRead(0, 90, Side.WHITE);

        assertEquals(
                flagFall(GameResult.DRAW), judged(log).lastFinding(FLAG_FALLEN).consequence());
    }

    @Test
    void a_mate_made_before_the_flag_was_noticed_stands() {
        GameLog log = given().timeControl("180")
                .scheduled()
                .moves("f3 e5 g4")
                .clocks(10, 0)
                .move("Qh4#");

        assertTrue(judged(log).endings().isEmpty());
        assertEquals(EndingKind.CHECKMATE, log.state().ending().kind());
    }

    @Test
    void of_two_flags_the_one_the_clock_carries_fell_first() {
        GameLog log = given().timeControl("180").scheduled().moves("e4 e5");
        log.clockRead(new ClockReading(0L, 0L, null, false, true));

        assertEquals(
                flagFall(GameResult.WHITE_WINS),
                judged(log).lastFinding(FLAG_FALLEN).consequence());
    }

    @Test
    void both_flags_in_unknown_order_in_the_last_period_draw() {
        GameLog log = given().timeControl("180").scheduled().moves("e4 e5").clockRead(0, 0, null);

        assertEquals(
                flagFall(GameResult.DRAW),
                judged(log).lastFinding(BOTH_FLAGS_FALLEN).consequence());
    }

    @Test
    void both_flags_in_unknown_order_before_the_last_period_change_nothing() {
        GameLog log = given().timeControl(LONG).scheduled().moves("e4 e5").clockRead(0, 0, null);

        assertEquals(
                Finding.Standing.NOTED,
                judged(log).lastFinding(BOTH_FLAGS_FALLEN).standing());
    }

    @Test
    void in_2001_under_reduced_rules_only_a_claim_makes_a_flag_fall() {
        GameLog log = given().edition("2001")
                .timeControl("300")
                .supervision("REDUCED")
                .scheduled()
                .moves("e4 e5")
                .clockRead(0, 90, Side.WHITE);
        assertTrue(judged(log).lastKinds().isEmpty());

        log.claimsFlag(Side.BLACK);
        assertEquals(
                flagFall(GameResult.BLACK_WINS),
                judged(log).lastFinding(FLAG_FALLEN).consequence());
    }

    @Test
    void a_flag_claim_against_a_clock_with_time_left_is_wrong() {
        GameLog log = given().timeControl("180")
                .scheduled()
                .clockRead(100, 90, Side.WHITE)
                .claimsFlag(Side.BLACK);

        assertEquals(List.of(FLAG_CLAIM_WRONG), judged(log).lastKinds());
    }

    @Test
    void a_deadline_is_for_the_arbiter_however_shortly_before_the_clock_was_seen() {
        GameLog log = given().timeControl("180").scheduled().started().clockRead(8, 90, Side.WHITE);
        log.waitSeconds(10).flagDeadline(GameLog.START.plusSeconds(8));

        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(FLAG_DUE).standing());
        assertTrue(judged(log).endings().isEmpty());
    }

    @Test
    void a_deadline_after_a_silent_link_is_for_the_arbiter() {
        GameLog log = given().timeControl("180").scheduled().started().clockRead(60, 90, Side.WHITE);
        log.waitSeconds(62).flagDeadline(GameLog.START.plusSeconds(60));

        Finding finding = judged(log).lastFinding(FLAG_DUE);
        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertTrue(judged(log).endings().isEmpty());

        log.ruled(new Ruling.Confirm());
        assertEquals(EndingKind.FLAG_FALL, log.state().ending().kind());
    }

    @Test
    void a_deadline_is_moot_when_the_move_was_made() {
        GameLog log =
                given().timeControl("180").scheduled().clocks(8, 90).move("e4").move("e5");
        log.from(
                "clock-adjudication",
                new org.chatrang.events.DeadlineReached(
                        org.chatrang.events.DeadlineReached.Deadline.FLAG,
                        Side.BLACK,
                        2,
                        GameLog.START.plusSeconds(90)));

        assertTrue(judged(log).lastKinds().isEmpty());
    }

    @Test
    void a_deadline_is_moot_when_the_clock_was_read_with_more_time() {
        GameLog log = given().timeControl("180").scheduled().started().clockRead(8, 90, Side.WHITE);
        log.waitSeconds(5).clockRead(60, 90, Side.WHITE);
        log.waitSeconds(5).flagDeadline(GameLog.START.plusSeconds(8));

        assertTrue(judged(log).lastKinds().isEmpty());
    }

    @Test
    void a_press_made_in_time_that_came_in_late_answers_a_calculated_flag() {
        GameLog log = given().timeControl("180").scheduled().started().clockRead(8, 90, Side.WHITE);
        log.waitSeconds(10).flagDeadline(GameLog.START.plusSeconds(8));
        log.waitSeconds(-4).clocks(3, 90).move("e4");

        assertTrue(log.state().pending().isEmpty());
        assertEquals(1, log.state().ply());
    }

    @Test
    void the_next_period_at_move_40_is_noted_and_no_oddity() {
        GameLog log = given().timeControl("2/5400+30:1800+30").scheduled();
        log.clocks(5400, 5400).moves("e4 e5").clocks(7200, 5400).move("Nf3");

        assertEquals(List.of(PERIOD_ADDED), judged(log).lastKinds());
        assertTrue(judged(log).all(CLOCK_UNEXPECTED).isEmpty());
    }

    @Test
    void a_flag_with_the_periods_moves_made_brings_the_next_period_not_the_loss() {
        GameLog log =
                given().timeControl("1/60:1800").scheduled().clocks(50, 60).move("e4");
        log.clocks(50, 40).move("e5").clockRead(0, 40, Side.WHITE);
        assertTrue(judged(log).endings().isEmpty());

        log.clockRead(1799, 40, Side.WHITE);
        assertEquals(List.of(PERIOD_ADDED), judged(log).lastKinds());
    }

    @Test
    void an_increment_is_no_gain_and_seconds_are_rounded() {
        GameLog log = given().timeControl(LONG).scheduled();
        log.clocks(5430, 5430).moves("e4 e5").clocks(5461, 5430).move("Nf3");

        assertTrue(judged(log).lastKinds().isEmpty());
    }

    @Test
    void a_gain_without_reason_6_10_2_is_an_alert_told_once() {
        GameLog log = given().timeControl("5400").scheduled();
        log.clocks(5000, 5000)
                .moves("e4 e5")
                .clocks(5100, 5000)
                .moves("Nf3 Nc6")
                .clocks(5200, 5000)
                .move("Bb5");

        assertEquals(1, judged(log).all(CLOCK_UNEXPECTED).size());
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).all(CLOCK_UNEXPECTED).getFirst().standing());
    }

    @Test
    void a_first_reading_far_from_the_base_time_is_told_once() {
        GameLog log = given().timeControl(LONG).scheduled().clocks(303, 305).moves("e4 e5 Nf3 Nc6");

        assertEquals(1, judged(log).all(CLOCK_UNEXPECTED).size());
    }

    @Test
    void penalty_time_put_on_the_clock_is_noted() {
        GameLog log = given().timeControl("5400").scheduled().clocks(5400, 5400).uci("e2e5");
        log.clocks(5390, 5520).move("e4");

        assertEquals(List.of(TIME_ADDED), judged(log).lastKinds());
    }

    @Test
    void penalty_time_never_put_on_the_clock_is_an_alert() {
        GameLog log = given().timeControl("5400").scheduled().clocks(5400, 5400).uci("e2e5");
        log.moves("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");

        assertEquals(1, judged(log).all(CLOCK_UNEXPECTED).size());
    }

    @Test
    void an_increment_that_never_comes_is_an_alert() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        long white = 5400;
        for (String pair : List.of("e4 e5", "Nf3 Nc6", "Bb5 a6", "Ba4 Nf6", "O-O Be7")) {
            white -= 20;
            log.clocks(white, 5400).waitSeconds(20).move(pair.split(" ")[0]).move(pair.split(" ")[1]);
        }

        assertEquals(1, judged(log).all(CLOCK_UNEXPECTED).size());
        assertTrue(judged(log).all(CLOCK_UNEXPECTED).getFirst().text().contains("increment"));
    }

    @Test
    void missing_readings_are_told_once() {
        GameLog log = given().timeControl("5400").scheduled().moves("e4 e5 Nf3");

        assertEquals(1, judged(log).all(CLOCK_MISSING).size());
    }

    @Test
    void absence_beyond_the_default_time_6_7_is_for_the_arbiter_to_confirm() {
        GameLog log = given().scheduled().started().move("e4").defaultTimeReached();
        Finding finding = judged(log).lastFinding(PLAYER_ABSENT);

        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertEquals(Side.BLACK, finding.side());
        assertEquals(new Consequence.Ends(GameResult.WHITE_WINS, EndingKind.ABSENCE), finding.consequence());
    }

    @Test
    void both_absent_both_lose() {
        GameLog log = given().scheduled().started().defaultTimeReached().ruled(new Ruling.Confirm());

        assertEquals(GameResult.BOTH_LOSE, log.state().ending().result());
    }

    @Test
    void who_has_arrived_is_not_absent() {
        GameLog log = given().scheduled().started().arrives(Side.WHITE);
        assertEquals(List.of(PLAYER_ARRIVED), judged(log).lastKinds());

        log.arrives(Side.BLACK).defaultTimeReached();
        assertTrue(judged(log).lastKinds().isEmpty());
    }

    @Test
    void who_comes_after_the_default_time_6_7_1_is_still_for_the_arbiter() {
        GameLog log = given().regulation("default-time-minutes", "15")
                .scheduled()
                .started()
                .arrives(Side.WHITE);
        log.waitSeconds(901).arrives(Side.BLACK);
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(PLAYER_ARRIVED).standing());

        log.ruled(new Ruling.Confirm());
        assertEquals(GameResult.WHITE_WINS, log.state().ending().result());
    }

    @Test
    void flags_in_quarantine_are_told_once_and_wait_for_the_arbiter() {
        GameLog log = given().timeControl("180").scheduled().moves("e4 e5").raw("{no json");
        log.clockRead(0, 90, Side.WHITE).clockRead(0, 80, Side.WHITE);

        assertEquals(1, judged(log).all(FLAG_FALLEN).size());
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).all(FLAG_FALLEN).getFirst().standing());
    }
}
