package org.chatrang.draws.laws;

import static org.chatrang.draws.laws.Draws.assertNoEnding;
import static org.chatrang.draws.laws.Draws.judged;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 5.2.3 and 9.1: offers, answers, and the draws that come of them. */
class AgreementTest {
    private static final Ends AGREED = new Ends(DRAW, EndingKind.AGREEMENT);

    @Test
    void anOfferIsNoted() {
        Answers answers = judged(opened().offersDraw(Side.BLACK));
        assertEquals(List.of(FindingKind.DRAW_OFFERED), answers.lastKinds());
        Finding offered = answers.lastFinding(FindingKind.DRAW_OFFERED);
        assertEquals(Finding.Standing.NOTED, offered.standing());
        assertEquals(Side.BLACK, offered.side());
        assertEquals("9.1.2.1", offered.article().number());
        assertNoEnding(answers);
    }

    @ParameterizedTest
    @CsvSource({"2001, 5.2(c)", "2014, 5.2.c", "2018, 5.2.3", "2023, 5.2.3"})
    void anOfferAcceptedIsADraw(String edition, String article) {
        GameLog log = given().edition(edition).scheduled().started().moves("1. e4 e5");
        Answers answers = judged(log.offersDraw(Side.BLACK).accepts(Side.WHITE));
        assertEquals(
                Statement.ends(FindingKind.DRAW_AGREED, null, "", DRAW, EndingKind.AGREEMENT)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.DRAW_AGREED)));
    }

    @Test
    void anOfferBeforeTheMoveStandsAfterIt() {
        // At any other time valid too: White offers, then moves; Black accepts.
        assertEquals(
                List.of(AGREED),
                judged(opened().offersDraw(Side.WHITE).move("Nf3").accepts(Side.BLACK))
                        .endings());
    }

    @Test
    void anOfferRefusedIsOver() {
        GameLog log = opened().offersDraw(Side.BLACK).refuses(Side.WHITE);
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.DRAW_OFFER_ENDED), answers.lastKinds());
        assertNoEnding(judged(log.accepts(Side.WHITE)));
    }

    @Test
    void anOfferIsRefusedByMoving() {
        GameLog log = opened().offersDraw(Side.BLACK).move("Nf3");
        assertTrue(judged(log).lastKinds().contains(FindingKind.DRAW_OFFER_ENDED));
        assertNoEnding(judged(log.accepts(Side.WHITE)));
    }

    @Test
    void onesOwnMoveRefusesNothing() {
        GameLog log = given().scheduled().started().moves("1. e4 e5 2. Nf3");
        Answers answers = judged(log.offersDraw(Side.BLACK).move("Nc6"));
        assertEquals(List.of(), answers.all(FindingKind.DRAW_OFFER_ENDED));
        assertEquals(List.of(AGREED), judged(log.accepts(Side.WHITE)).endings());
    }

    @Test
    void nobodyAcceptsHisOwnOffer() {
        assertNoEnding(judged(opened().offersDraw(Side.BLACK).accepts(Side.BLACK)));
    }

    @Test
    void withoutAnOfferThereIsNothingToAccept() {
        assertNoEnding(judged(opened().accepts(Side.WHITE)));
    }

    @Test
    void twoOffersThatCrossAreNoAgreementYet() {
        GameLog log = opened().offersDraw(Side.BLACK).offersDraw(Side.WHITE);
        assertNoEnding(judged(log));
        assertEquals(List.of(AGREED), judged(log.accepts(Side.WHITE)).endings());
    }

    @ParameterizedTest
    @CsvSource({"''", "'1. e4'"})
    void thereIsNoAgreementBeforeEachHasMoved(String moves) {
        GameLog log = given().scheduled().started();
        if (!moves.isEmpty()) {
            log.moves(moves);
        }
        Answers answers = judged(log.offersDraw(Side.WHITE).accepts(Side.BLACK));
        assertNoEnding(answers);
    }

    @Test
    void anEventMayForbidAgreementBeforeAMove() {
        GameLog log = given().regulation("no-agreement-before-move", "3")
                .scheduled()
                .started()
                .moves("1. e4 e5 2. Nf3 Nc6 3. Bb5")
                .offersDraw(Side.WHITE)
                .accepts(Side.BLACK);
        assertNoEnding(judged(log));
        assertEquals(
                List.of(AGREED),
                judged(log.move("a6").offersDraw(Side.BLACK).accepts(Side.WHITE))
                        .endings());
    }

    @Test
    void anEventMayWantTheArbitersConsent() {
        GameLog log = given().regulation("agreement-needs-consent", "yes")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .offersDraw(Side.BLACK)
                .accepts(Side.WHITE);
        Answers asked = judged(log);
        assertNoEnding(asked);
        assertTrue(
                asked.lastFindings().stream().anyMatch(f -> f.standing() == Finding.Standing.NEEDS_ARBITER),
                () -> "the arbiter is asked in " + asked.last());
        // What the confirmation leads to is stated by legality, like every ruling.
        assertEquals(
                EndingKind.AGREEMENT,
                log.ruled(new Ruling.Confirm()).state().ending().kind());
    }

    @Test
    void consentRefusedLeavesTheGameGoingOn() {
        GameLog log = given().regulation("agreement-needs-consent", "yes")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .offersDraw(Side.BLACK)
                .accepts(Side.WHITE)
                .ruled(new Ruling.Dismiss());
        assertNoEnding(judged(log.move("Nf3")));
    }

    @Test
    void anOfferDiesWithTheFlag() {
        // flag-22
        GameLog log = given().timeControl("5400+30")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .offersDraw(Side.BLACK)
                .clockRead(new ClockReading(0L, 300_000L, Side.WHITE, true, false));
        assertNoEnding(judged(log.accepts(Side.WHITE)));
        assertEquals(List.of(), judged(log).all(FindingKind.DRAW_AGREED));
    }

    @Test
    void anOfferDiesWithTheGame() {
        GameLog log = opened().offersDraw(Side.BLACK).resigns(Side.BLACK);
        assertNoEnding(judged(log.accepts(Side.WHITE)));
    }

    @Test
    void anIllegalMoveRefusesAnOfferToo() {
        // A piece was touched (9.1.2.1).
        GameLog log = opened().offersDraw(Side.BLACK).uci("e1e3");
        assertTrue(
                judged(log).lastKinds().contains(FindingKind.DRAW_OFFER_ENDED),
                () -> "" + judged(log).last());
        assertNoEnding(judged(log.accepts(Side.WHITE)));
    }

    @Test
    void pressingWithoutAMoveRefusesNothing() {
        GameLog log = opened().offersDraw(Side.BLACK);
        log.placement(log.state().position().placement(), true);
        assertEquals(List.of(AGREED), judged(log.accepts(Side.WHITE)).endings());
    }

    @Test
    void everyRecordIsAnsweredOnce() {
        GameLog log = opened().offersDraw(Side.BLACK).uci("e1e3").raw("?").refuses(Side.WHITE);
        assertEquals(log.records().size(), judged(log).verdicts().size());
    }

    private static GameLog opened() {
        return given().scheduled().started().moves("1. e4 e5");
    }
}
