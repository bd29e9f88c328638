package org.chatrang.desk.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.Finding.Standing;
import org.chatrang.events.FindingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Ruling;
import org.chatrang.events.Verdict;
import org.junit.jupiter.api.Test;

class AlertBookTest {
    private final AlertBook book = new AlertBook(3);

    private static Verdict verdict(JudgeName judge, long seq, FindingKind kind, Standing standing, Evidence evidence) {
        Finding finding = new Finding(kind, standing, null, null, kind + " at " + seq, evidence, null);
        return new Verdict("g", judge, seq, 0, seq, null, 1, Instant.ofEpochSecond(seq), List.of(finding));
    }

    private static Verdict waiting(JudgeName judge, long seq, FindingKind kind) {
        return verdict(judge, seq, kind, Standing.NEEDS_ARBITER, null);
    }

    private static Verdict ruled(long seq, Ruling ruling) {
        return verdict(
                JudgeName.LEGALITY,
                seq,
                FindingKind.RULING_APPLIED,
                Standing.RULED,
                new Evidence.Decision("An Arbiter", "seen", ruling));
    }

    private List<FindingKind> open() {
        return book.open().stream().map(Alert::kind).toList();
    }

    @Test
    void givenAFindingThatWaitsThenItIsOpenUntilItIsConfirmed() {
        book.take(waiting(JudgeName.LEGALITY, 5, FindingKind.RESULT_GESTURE));
        assertEquals(List.of(FindingKind.RESULT_GESTURE), open());
        book.take(ruled(6, new Ruling.Confirm()));
        assertEquals(List.of(), open());
    }

    @Test
    void givenARulingAboutSomethingElseThenItStaysOpen() {
        book.take(waiting(JudgeName.CLOCK_ADJUDICATION, 5, FindingKind.FLAG_DUE));
        book.take(ruled(6, new Ruling.RestorePly(3)));
        assertEquals(List.of(FindingKind.FLAG_DUE), open());
        book.take(ruled(7, new Ruling.SetClocks(1000L, null)));
        assertEquals(List.of(), open());
    }

    @Test
    void givenTheRulingIsReadFirstThenTheOtherJudgesEarlierFindingIsAnsweredToo() {
        book.take(ruled(6, new Ruling.DecideResult(org.chatrang.events.GameResult.DRAW, null)));
        book.take(waiting(JudgeName.CLOCK_ADJUDICATION, 5, FindingKind.FLAG_DUE));
        assertEquals(List.of(), open());
        book.take(waiting(JudgeName.CLOCK_ADJUDICATION, 7, FindingKind.FLAG_DUE));
        assertEquals(List.of(FindingKind.FLAG_DUE), open());
    }

    @Test
    void givenALongerSearchHasEndedThenTheJudgeAnswersItself() {
        book.take(waiting(JudgeName.DRAW_DETECTION, 5, FindingKind.DEAD_POSITION));
        book.take(waiting(JudgeName.CLOCK_ADJUDICATION, 5, FindingKind.FLAG_FALLEN));
        book.take(verdict(JudgeName.DRAW_DETECTION, 9, FindingKind.ANALYSIS_COMPLETED, Standing.NOTED, null));
        assertEquals(List.of(FindingKind.FLAG_FALLEN), open());

        Finding drawn = new Finding(
                FindingKind.FLAG_FALLEN,
                Standing.RULED,
                null,
                null,
                "Drawn.",
                null,
                new org.chatrang.events.Consequence.Ends(
                        org.chatrang.events.GameResult.DRAW, org.chatrang.events.EndingKind.FLAG_FALL, 5L, 1));
        book.take(new Verdict(
                "g", JudgeName.CLOCK_ADJUDICATION, 10, 0, 10, null, 1, Instant.ofEpochSecond(10), List.of(drawn)));
        assertEquals(List.of(), open());
    }

    @Test
    void givenAClosedGameThenNothingIsOpen() {
        book.take(waiting(JudgeName.LEGALITY, 5, FindingKind.PLACEMENT_UNEXPLAINED));
        book.take(verdict(JudgeName.LEGALITY, 9, FindingKind.GAME_CLOSED, Standing.RULED, null));
        assertEquals(List.of(), open());
    }

    @Test
    void givenManyAlertsOfAGameThenTheNewestAreKept() {
        for (long seq = 1; seq <= 5; seq++) {
            book.take(waiting(JudgeName.LEGALITY, seq, FindingKind.SEQUENCE_HOLE));
        }
        assertEquals(List.of(3L, 4L, 5L), book.open().stream().map(Alert::seq).toList());
    }

    @Test
    void givenFindingsThatDoNotWaitThenNothingIsOpen() {
        book.take(verdict(JudgeName.LEGALITY, 1, FindingKind.MOVE_LEGAL, Standing.RULED, null));
        book.take(verdict(JudgeName.LEGALITY, 2, FindingKind.BOARD_FAULT, Standing.NOTED, null));
        assertEquals(List.of(), open());
    }
}
