package org.chatrang.draws.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.draws.rules.DrawJudge;
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
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** What the judge makes of a longer search that the log tells of. Its own budget sees bare material only. */
class AnalysisTest {
    private static final String WALLS = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    private static final String OPEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

    private final DrawJudge judge = new DrawJudge(new MateSearch(0));

    private Question asked(GameLog log) {
        return judge.openQuestions(log.state()).getFirst();
    }

    private static GameLog say(GameLog log, String source, Question question, Chance chance, List<String> line) {
        return log.from(
                source,
                new AnalysisCompleted(
                        question.seq(),
                        question.ply(),
                        question.position().fen(),
                        question.side(),
                        chance,
                        chance == Chance.CAN ? "HELPMATE" : "EXHAUSTED",
                        line,
                        1_000));
    }

    private GameLog say(GameLog log, Chance chance, String... line) {
        return say(log, "draw-detection", asked(log), chance, List.of(line));
    }

    private Answers judged(GameLog log) {
        return log.judgedBy(judge);
    }

    private static GameLog walls() {
        return given().startFen(WALLS).scheduled().started().moves("Ke2 Ke7");
    }

    @Test
    void whatIsNotDecidedIsSaidOnceAndTheGameGoesOn() {
        Answers answers = judged(walls());
        Finding said = answers.all(FindingKind.DEAD_POSITION).getFirst();
        assertEquals(1, answers.all(FindingKind.DEAD_POSITION).size());
        assertEquals(Finding.Standing.NEEDS_ARBITER, said.standing());
        assertEquals("UNKNOWN", ((Evidence.MatingChance) said.evidence()).answer());
        assertEquals(List.of(), answers.endings());
    }

    @Test
    void theEarliestPositionIsAskedAboutFirst() {
        Question question = asked(walls());
        assertEquals(3, question.seq(), "after the schedule and the start");
        assertEquals(1, question.ply());
        assertEquals(null, question.side());
    }

    @Test
    void aDeadPositionFoundLaterEndedTheGameWhereItCameAbout() {
        GameLog log = say(walls(), Chance.CANNOT);
        Finding dead = judged(log).lastFinding(FindingKind.DEAD_POSITION);
        assertEquals(Finding.Standing.RULED, dead.standing());
        assertEquals(new Ends(GameResult.DRAW, EndingKind.DEAD_POSITION, 3L, 1), dead.consequence());
        assertEquals(List.of(), judge.openQuestions(log.state()), "nothing is left to ask");
        assertEquals(List.of(), judge.openQuestions(log.move("Ke3").state()), "later neither");
    }

    @Test
    void aLineThatMatesIsToldWithTheLine() {
        GameLog log =
                given().startFen("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1").scheduled().started();
        log.move("Qf6");
        log.move("Kg8");
        Question question = asked(log);
        assertEquals(1, question.ply());
        say(log, "draw-detection", question, Chance.CAN, List.of("h8g8", "f6g7"));
        Finding told = judged(log).lastFinding(FindingKind.ANALYSIS_COMPLETED);
        assertEquals(Finding.Standing.NOTED, told.standing());
        assertEquals(List.of("h8g8", "f6g7"), ((Evidence.MatingChance) told.evidence()).line());
        assertEquals(2, asked(log).ply(), "the position after it is asked about next");
    }

    @Test
    void aLineThatDoesNotMateIsNeverBelieved() {
        GameLog log = say(walls(), Chance.CAN, "e8d8");
        Finding told = judged(log).lastFinding(FindingKind.ANALYSIS_COMPLETED);
        assertEquals(Finding.Standing.NEEDS_ARBITER, told.standing());
        assertTrue(told.text().contains("not believed"), told::text);
        assertEquals(List.of(), judged(log).endings());
    }

    @Test
    void anIllegalLineIsNeverBelieved() {
        GameLog log = say(walls(), Chance.CAN, "e8e1", "nonsense");
        assertTrue(
                judged(log).lastFinding(FindingKind.ANALYSIS_COMPLETED).text().contains("not believed"));
    }

    @Test
    void anotherJudgesWordIsNotThisJudges() {
        GameLog log = walls();
        say(log, "legality", asked(log), Chance.CANNOT, List.of());
        assertEquals(List.of(), judged(log).lastFindings());
        assertEquals(1, asked(log).ply(), "still open");
    }

    @Test
    void theBoardsAndTheDesksWordIsRefused() {
        for (String source : List.of(GameLog.GATEWAY, GameLog.DESK, "stranger")) {
            GameLog log = walls();
            say(log, source, asked(log), Chance.CANNOT, List.of());
            assertEquals(List.of(), judged(log).lastFindings(), source);
            assertEquals(1, asked(log).ply(), "still open");
        }
    }

    @Test
    void aSearchGivenUpIsForTheArbiter() {
        GameLog log = say(walls(), Chance.UNKNOWN);
        Finding told = judged(log).lastFinding(FindingKind.ANALYSIS_COMPLETED);
        assertEquals(Finding.Standing.NEEDS_ARBITER, told.standing());
        assertEquals(2, asked(log).ply(), "that one is not searched again");
    }

    @Test
    void afterTheGamesEndADeadPositionBeforeItStillCounts() {
        // 2018: a resignation loses in any case, but the game was over before.
        GameLog log = given().edition("2018").startFen(WALLS).scheduled().started();
        log.moves("Ke2 Ke7").resigns(Side.WHITE);
        assertEquals(
                List.of(new Ends(GameResult.DRAW, EndingKind.DEAD_POSITION, 3L, 1)),
                judged(say(log, Chance.CANNOT)).endings());
    }

    @Test
    void anArbitersDecisionMakesItMoot() {
        GameLog log = walls();
        Question question = asked(log);
        log.ruled(new org.chatrang.events.Ruling.DecideResult(GameResult.WHITE_WINS, null));
        assertEquals(List.of(), judge.openQuestions(log.state()));
        say(log, "draw-detection", question, Chance.CANNOT, List.of());
        assertEquals(
                Finding.Standing.NOTED,
                judged(log).lastFinding(FindingKind.ANALYSIS_COMPLETED).standing());
        assertEquals(List.of(), judged(log).endings());
    }

    @Test
    void aMateKnownLaterAnswersTheQuestionsBefore() {
        GameLog log = given().startFen(OPEN).scheduled().started().moves("e4 Ke7 e5 Ke6");
        assertEquals(4, judge.openQuestions(log.state()).size());
        assertEquals(List.of(), new DrawJudge().openQuestions(log.state()), "the exact search knows a mate");
    }
}
