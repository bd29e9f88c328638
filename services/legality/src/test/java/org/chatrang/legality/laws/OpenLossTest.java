package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.AnalysisCompleted.Chance;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.analysis.Question;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.legality.rules.LegalityJudge;
import org.junit.jupiter.api.Test;

/** Losses whose result hangs on a mate that the judge's own budget does not decide: here it sees bare material only. */
class OpenLossTest {
    private static final String WALLS = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

    private final LegalityJudge judge = new LegalityJudge(new MateSearch(0));

    private static GameLog walls(String edition) {
        return given().edition(edition).startFen(WALLS).scheduled().started().move("Ke2");
    }

    private GameLog found(GameLog log, Chance chance, String... line) {
        Question question = judge.openQuestions(log.state()).getFirst();
        return log.from(
                "legality",
                new AnalysisCompleted(
                        question.seq(),
                        question.ply(),
                        question.position().fen(),
                        question.side(),
                        chance,
                        chance == Chance.CAN ? "HELPMATE" : "EXHAUSTED",
                        List.of(line),
                        1_000));
    }

    @Test
    void a_resignation_waits_for_the_search() {
        GameLog log = walls("2023").resigns(Side.WHITE);
        Finding resigned = log.judgedBy(judge).lastFinding(FindingKind.RESIGNATION);
        assertEquals(Finding.Standing.NEEDS_ARBITER, resigned.standing());
        assertEquals("UNKNOWN", ((Evidence.MatingChance) resigned.evidence()).answer());
        assertEquals(Side.BLACK, judge.openQuestions(log.state()).getFirst().side());
    }

    @Test
    void it_is_a_draw_by_the_resignations_own_record_if_no_mate_is_possible() {
        GameLog log = found(walls("2023").resigns(Side.WHITE), Chance.CANNOT);
        Finding ruled = log.judgedBy(judge).lastFinding(FindingKind.RESIGNATION);
        assertEquals(Finding.Standing.RULED, ruled.standing());
        assertEquals(new Ends(GameResult.DRAW, EndingKind.RESIGNATION, 4L, 1), ruled.consequence());
        assertEquals(List.of(), judge.openQuestions(log.state()));
    }

    @Test
    void resignations_before_2023_ask_nothing() {
        GameLog log = walls("2018").resigns(Side.WHITE);
        assertEquals(
                List.of(new Ends(GameResult.BLACK_WINS, EndingKind.RESIGNATION)),
                log.judgedBy(judge).endings());
        assertEquals(List.of(), judge.openQuestions(log.state()));
    }

    @Test
    void a_line_that_mates_wins_and_is_told() {
        GameLog log = given().startFen("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1")
                .scheduled()
                .started()
                .resigns(Side.BLACK);
        Finding ruled = found(log, Chance.CAN, "b1b8").judgedBy(judge).lastFinding(FindingKind.RESIGNATION);
        assertEquals(new Ends(GameResult.WHITE_WINS, EndingKind.RESIGNATION, 3L, 0), ruled.consequence());
        assertEquals(List.of("b1b8"), ((Evidence.MatingChance) ruled.evidence()).line());
    }

    @Test
    void a_line_that_stops_short_is_none() {
        GameLog log = given().startFen("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1")
                .scheduled()
                .started()
                .resigns(Side.WHITE);
        assertEquals(
                List.of(new Ends(GameResult.DRAW, EndingKind.RESIGNATION)),
                log.judgedBy(judge).endings(),
                "a lone king cannot mate: bare material");
        log.ruled(new Ruling.Reopen()).move("Qc1").resigns(Side.BLACK);
        found(log, Chance.CAN, "h8g8");
        assertTrue(log.judgedBy(judge)
                .lastFinding(FindingKind.ANALYSIS_COMPLETED)
                .text()
                .contains("not believed"));
    }

    @Test
    void a_loss_the_arbiter_confirms_waits_too() {
        GameLog log = walls("2023");
        log.claimsFlag(Side.WHITE).ruled(new Ruling.Confirm());
        assertEquals(EndingKind.FLAG_FALL, log.state().ending().kind());
        List<Finding> told = log.judgedBy(judge).lastFindings();
        assertEquals(null, told.getFirst().consequence(), "the ruling stands, the result is open");
        assertEquals(Finding.Standing.NEEDS_ARBITER, told.getLast().standing());
        assertEquals(
                List.of(new Ends(GameResult.DRAW, EndingKind.FLAG_FALL, 5L, 1)),
                found(log, Chance.CANNOT).judgedBy(judge).endings());
    }

    @Test
    void the_arbiter_who_decides_makes_it_moot() {
        GameLog log = walls("2023").resigns(Side.WHITE);
        log.ruled(new Ruling.DecideResult(GameResult.DRAW, null));
        assertEquals(List.of(), judge.openQuestions(log.state()));
    }
}
