package org.chatrang.laws.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Map;
import org.chatrang.laws.time.Pace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleBookTest {

    @ParameterizedTest
    @CsvSource({
        // edition, pace, supervision, minutes, loses at, drawn if no mate, dealt with
        "2001, STANDARD, FULL,    2, 3, false, ALWAYS",
        "2001, BLITZ,    REDUCED, 2, 1, false, ON_CLAIM",
        "2014, STANDARD, FULL,    2, 2, true,  ALWAYS",
        "2014, RAPID,    FULL,    2, 2, true,  ALWAYS",
        "2014, BLITZ,    FULL,    1, 2, true,  ALWAYS",
        "2014, RAPID,    REDUCED, 2, 1, true,  UNTIL_NEXT_MOVE",
        "2014, BLITZ,    REDUCED, 1, 1, true,  UNTIL_NEXT_MOVE",
        "2018, STANDARD, FULL,    2, 2, true,  ALWAYS",
        "2018, RAPID,    FULL,    2, 2, true,  ALWAYS",
        "2018, RAPID,    REDUCED, 2, 2, true,  UNTIL_NEXT_MOVE",
        "2018, BLITZ,    FULL,    1, 2, true,  ALWAYS",
        "2018, BLITZ,    REDUCED, 1, 2, true,  UNTIL_NEXT_MOVE",
        "2023, STANDARD, FULL,    2, 2, true,  ALWAYS",
        "2023, STANDARD, REDUCED, 2, 2, true,  ALWAYS",
        "2023, RAPID,    FULL,    1, 2, true,  ALWAYS",
        "2023, RAPID,    REDUCED, 1, 2, true,  UNTIL_NEXT_MOVE",
        "2023, BLITZ,    FULL,    1, 2, true,  ALWAYS",
        "2023, BLITZ,    REDUCED, 1, 2, true,  UNTIL_NEXT_MOVE",
    })
    void illegalMoves(
            String edition,
            Pace pace,
            Supervision supervision,
            int minutes,
            int loses,
            boolean drawn,
            IllegalMoveHandling handling) {
        RuleBook book = book(edition, pace, supervision);
        assertEquals(Duration.ofMinutes(minutes), book.illegalMovePenalty());
        assertEquals(loses, book.illegalMovesThatLose());
        assertEquals(drawn, book.illegalLossDrawnIfNoMate());
        assertEquals(handling, book.illegalMoveHandling());
    }

    @ParameterizedTest
    @CsvSource({
        // edition, pace, minutes for the opponent, cost with 10 minutes left, cost with 2 minutes left
        "2001, STANDARD, 3, 3, 1",
        "2014, STANDARD, 2, 0, 0",
        "2014, RAPID,    2, 0, 0",
        "2014, BLITZ,    1, 0, 0",
        "2018, RAPID,    2, 0, 0",
        "2018, BLITZ,    1, 0, 0",
        "2023, STANDARD, 2, 0, 0",
        "2023, RAPID,    1, 0, 0",
        "2023, BLITZ,    1, 0, 0",
    })
    void wrongClaims(String edition, Pace pace, int minutes, int costOfTen, int costOfTwo) {
        RuleBook book = book(edition, pace, Supervision.FULL);
        assertEquals(Duration.ofMinutes(minutes), book.wrongClaimPenalty());
        assertEquals(Duration.ofMinutes(costOfTen), book.wrongClaimCost(Duration.ofMinutes(10)));
        assertEquals(Duration.ofMinutes(costOfTwo), book.wrongClaimCost(Duration.ofMinutes(2)));
    }

    @ParameterizedTest
    @CsvSource({
        // edition, fivefold, seventy-five, resignation drawn, default time, queen, press, hands, reversed colours
        "2001, NONE,        false, false, 60, false, false, false, 0",
        "2014, CONSECUTIVE, true,  false, 0,  true,  false, false, 0",
        "2018, ANY,         true,  false, 0,  true,  true,  true,  10",
        "2023, ANY,         true,  true,  0,  true,  true,  true,  10",
    })
    void whatCameWithWhichEdition(
            String edition,
            FivefoldRule fivefold,
            boolean seventyFive,
            boolean resignationDrawn,
            int defaultTime,
            boolean queen,
            boolean press,
            boolean hands,
            int reversed) {
        RuleBook book = book(edition, Pace.STANDARD, Supervision.FULL);
        assertEquals(fivefold, book.fivefold());
        assertEquals(seventyFive, book.seventyFiveMovesEnd());
        assertEquals(resignationDrawn, book.resignationDrawnIfNoMate());
        assertEquals(Duration.ofMinutes(defaultTime), book.defaultTime());
        assertEquals(queen, book.pawnLeftBecomesQueen());
        assertEquals(press, book.pressWithoutMoveIsIllegal());
        assertEquals(hands, book.twoHandsAreIllegal());
        assertEquals(reversed, book.colourReversalStandsFromMove());
    }

    @ParameterizedTest
    @CsvSource({
        // edition, pace, supervision, flag noticed by, setup claims until move, illegal position drawn
        "2001, RAPID,    REDUCED, PLAYER,            0,  false",
        "2001, RAPID,    FULL,    ARBITER_OR_PLAYER, 0,  false",
        "2014, RAPID,    REDUCED, ARBITER_OR_PLAYER, 10, true",
        "2018, BLITZ,    REDUCED, ARBITER_OR_PLAYER, 10, true",
        "2023, BLITZ,    REDUCED, ARBITER_OR_PLAYER, 10, true",
        "2023, BLITZ,    FULL,    ARBITER_OR_PLAYER, 0,  false",
        "2023, STANDARD, FULL,    ARBITER_OR_PLAYER, 0,  false",
    })
    void reducedRules(String edition, Pace pace, Supervision supervision, FlagNotice notice, int setup, boolean drawn) {
        RuleBook book = book(edition, pace, supervision);
        assertEquals(notice, book.flagNotice());
        assertEquals(setup, book.setupClaimsUntilMove());
        assertEquals(drawn, book.illegalPositionDrawn());
    }

    @Test
    void bothFlags() {
        RuleBook blitz = book("2023", Pace.BLITZ, Supervision.REDUCED);
        assertEquals(BothFlagsRule.PLAY_ON, blitz.bothFlags(false));
        assertEquals(BothFlagsRule.DRAW, blitz.bothFlags(true));
        assertEquals(
                BothFlagsRule.DRAW,
                with(blitz, Map.of("both-flags-draw-in-blitz", "yes")).bothFlags(false));
    }

    @Test
    void anEventMaySettleThingsForItself() {
        RuleBook blitz = book("2023", Pace.BLITZ, Supervision.REDUCED);
        assertEquals(
                FlagNotice.PLAYER,
                with(blitz, Map.of("flag-only-on-claim", "yes")).flagNotice());
        RuleBook claims = with(blitz, Map.of("illegal-move-claim-wins", "yes"));
        assertEquals(1, claims.illegalMovesThatLose());
        assertEquals(IllegalMoveHandling.ON_CLAIM, claims.illegalMoveHandling());
        RuleBook other = with(
                RuleBook.standard(),
                Map.of(
                        "irregularity-minutes", "3",
                        "wrong-claim-minutes", "5",
                        "default-time-minutes", "15",
                        "colours-reversed-goes-on", "yes",
                        "flag-only-on-claim", "yes"));
        assertEquals(Duration.ofMinutes(3), other.illegalMovePenalty());
        assertEquals(Duration.ofMinutes(5), other.wrongClaimPenalty());
        assertEquals(Duration.ofMinutes(15), other.defaultTime());
        assertEquals(0, other.colourReversalStandsFromMove());
        assertEquals(FlagNotice.ARBITER_OR_PLAYER, other.flagNotice());
    }

    private static RuleBook book(String edition, Pace pace, Supervision supervision) {
        return new RuleBook(Edition.of(edition), pace, supervision, Regulations.defaults());
    }

    private static RuleBook with(RuleBook book, Map<String, String> settings) {
        return new RuleBook(book.edition(), book.pace(), book.supervision(), Regulations.of(settings));
    }
}
