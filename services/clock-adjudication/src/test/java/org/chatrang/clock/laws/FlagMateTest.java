package org.chatrang.clock.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.clock.rules.ClockJudge;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.AnalysisCompleted.Chance;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.analysis.Question;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** Article 6.9: the opponent of a flag that has fallen must be able to mate by some series of legal moves. */
class FlagMateTest {
    private static final String WALLS = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

    private static GameLog flag(String fen) {
        return given().startFen(fen).scheduled().started().clockRead(0, 300, Side.WHITE);
    }

    private static Finding fallen(GameLog log, ClockJudge judge) {
        return log.judgedBy(judge).lastFinding(FindingKind.FLAG_FALLEN);
    }

    @Test
    void behind_walls_of_pawns_a_flag_draws() {
        Finding ruled = fallen(flag(WALLS), new ClockJudge());
        assertEquals(new Ends(GameResult.DRAW, EndingKind.FLAG_FALL), ruled.consequence());
        assertEquals("CANNOT", ((Evidence.MatingChance) ruled.evidence()).answer());
    }

    @Test
    void the_line_that_mates_is_evidence() {
        Finding ruled = fallen(flag("4k3/8/8/8/8/8/4q3/7K w - - 0 1"), new ClockJudge());
        Evidence.MatingChance chance = (Evidence.MatingChance) ruled.evidence();
        assertEquals("CAN", chance.answer());
        assertEquals("HELPMATE", chance.method());
        assertEquals("h1g1", chance.line().getFirst());
    }

    @Test
    void what_is_not_decided_waits_and_is_ruled_when_the_search_has_ended() {
        ClockJudge judge = new ClockJudge(new MateSearch(0));
        GameLog log = flag(WALLS);
        assertEquals(Finding.Standing.NEEDS_ARBITER, fallen(log, judge).standing());
        assertEquals(List.of(), log.judgedBy(judge).endings());

        Question question = judge.openQuestions(log.state()).getFirst();
        assertEquals(Side.BLACK, question.side());
        log.from(
                "clock-adjudication",
                new AnalysisCompleted(
                        question.seq(),
                        question.ply(),
                        question.position().fen(),
                        Side.BLACK,
                        Chance.CANNOT,
                        "LOCKED",
                        List.of(),
                        1));
        assertEquals(
                List.of(new Ends(GameResult.DRAW, EndingKind.FLAG_FALL, 3L, 0)),
                log.judgedBy(judge).endings());
        assertEquals(List.of(), judge.openQuestions(log.state()));
    }

    @Test
    void the_counters_are_not_looked_at_unless_the_event_says_so() {
        // Black needs more than one half-move to mate, and only one is left before the count of 9.6.2 is full.
        String fen = "4k3/8/8/8/8/8/4q3/7K w - - 149 200";
        assertEquals(
                new Ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL),
                fallen(flag(fen), new ClockJudge()).consequence());
        GameLog counted = given().regulation("flag-looks-at-move-count", "yes")
                .startFen(fen)
                .scheduled()
                .started()
                .clockRead(0, 300, Side.WHITE);
        Finding drawn = fallen(counted, new ClockJudge());
        assertEquals(new Ends(GameResult.DRAW, EndingKind.FLAG_FALL), drawn.consequence());
        assertEquals(Finding.Standing.RULED, drawn.standing());
    }

    @Test
    void a_mate_within_the_count_wins_by_the_setting_too() {
        GameLog counted = given().regulation("flag-looks-at-move-count", "yes")
                .startFen("4k3/8/8/8/8/8/4q3/7K w - - 90 150")
                .scheduled()
                .started()
                .clockRead(0, 300, Side.WHITE);
        assertEquals(
                new Ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL),
                fallen(counted, new ClockJudge()).consequence());
    }

    @Test
    void in_an_edition_without_the_count_the_setting_means_nothing() {
        GameLog counted = given().edition("2001")
                .regulation("flag-looks-at-move-count", "yes")
                .startFen("4k3/8/8/8/8/8/4q3/7K w - - 149 200")
                .scheduled()
                .started()
                .clockRead(0, 300, Side.WHITE);
        assertEquals(
                new Ends(GameResult.BLACK_WINS, EndingKind.FLAG_FALL),
                fallen(counted, new ClockJudge()).consequence());
    }
}
