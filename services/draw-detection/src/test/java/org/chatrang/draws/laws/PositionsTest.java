package org.chatrang.draws.laws;

import static org.chatrang.draws.laws.Draws.assertNoEnding;
import static org.chatrang.draws.laws.Draws.judged;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Article 5.2: stalemate and dead positions; the latter, until an exact search is there, by bare material. */
class PositionsTest {
    @Test
    void stalemateEndsTheGame() {
        GameLog log =
                given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50").scheduled().started();
        Answers answers = judged(log.move("Qb6"));
        assertEquals(
                Statement.ends(FindingKind.STALEMATE, Side.BLACK, "5.2.1", DRAW, EndingKind.STALEMATE),
                Statement.of(answers.lastFinding(FindingKind.STALEMATE)));
        assertEquals(
                new Evidence.Position(1, "k7/2K5/1Q6/8/8/8/8/8 b - - 1 50"),
                answers.lastFinding(FindingKind.STALEMATE).evidence());
        assertEquals(List.of(FindingKind.STALEMATE), answers.lastKinds());
    }

    @ParameterizedTest
    @CsvSource({"2001, 5.2(a)", "2014, 5.2.a", "2018, 5.2.1"})
    void stalemateCitesTheGamesEdition(String edition, String article) {
        GameLog log = given().edition(edition)
                .startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50")
                .scheduled()
                .started();
        assertEquals(
                article + " (" + edition + ")",
                Statement.of(judged(log.move("Qb6")).lastFinding(FindingKind.STALEMATE))
                        .article());
    }

    @Test
    void noMoveInCheckIsNoStalemate() {
        Answers answers = judged(given().scheduled().started().moves("1. f3 e5 2. g4 Qh4#"));
        assertNoEnding(answers);
        assertEquals(List.of(), answers.lastFindings());
    }

    @Test
    void aBlockedKingWithAPawnMoveLeftIsNoStalemate() {
        GameLog log =
                given().startFen("k7/2K4p/8/1Q6/8/8/8/8 w - - 0 50").scheduled().started();
        assertNoEnding(judged(log.move("Qb6")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "king against king            | 8/8/4k3/8/8/3rK3/8/8 w - - 0 70    | Kxd3",
                "knight against king          | 8/8/4k3/8/8/3rK3/5N2/8 w - - 0 70  | Nxd3",
                "king against knight          | 8/8/4k3/2n5/8/3RK3/8/8 b - - 0 70  | Nxd3",
                "bishop against king          | 8/8/4k3/8/8/3rK3/8/5B2 w - - 0 70  | Bxd3",
                "bishops on one colour        | 8/8/4kb2/8/8/3rK3/8/2B5 w - - 0 70 | Kxd3",
                "bishops on one colour, two and one | 8/8/4kb2/8/7B/3rK3/8/2B5 w - - 0 70 | Kxd3",
            })
    void whereNeitherCanMateThePositionIsDead(String what, String fen, String capture) {
        GameLog log = given().startFen(fen).scheduled().started();
        Answers answers = judged(log.move(capture));
        assertEquals(
                Statement.ends(FindingKind.DEAD_POSITION, null, "5.2.2", DRAW, EndingKind.DEAD_POSITION),
                Statement.of(answers.lastFinding(FindingKind.DEAD_POSITION)),
                what);
        Evidence.MatingChance chance = assertInstanceOf(
                Evidence.MatingChance.class,
                answers.lastFinding(FindingKind.DEAD_POSITION).evidence());
        assertEquals("CANNOT", chance.answer());
        assertEquals("BARE_MATERIAL", chance.method());
    }

    @ParameterizedTest
    @CsvSource({"2001, 5.2(b)", "2014, 5.2.b", "2018, 5.2.2"})
    void aDeadPositionCitesTheGamesEdition(String edition, String article) {
        GameLog log = given().edition(edition)
                .startFen("8/8/4k3/8/8/3rK3/8/8 w - - 0 70")
                .scheduled()
                .started();
        assertEquals(
                article + " (" + edition + ")",
                Statement.of(judged(log.move("Kxd3")).lastFinding(FindingKind.DEAD_POSITION))
                        .article());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two knights against king (mat-03)    | 8/8/8/8/3rk3/8/1NN5/K7 w - - 0 1   | Nxd4",
                "knight against knight (mat-01)       | 8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50  | Kd6",
                "knight against knight, after capture | 8/8/8/8/1n6/3rK3/8/2N4k w - - 0 50 | Nxd3",
                "bishops on both colours (mat-06)     | 8/8/8/8/1b6/8/B1k5/K7 b - - 0 1    | Bc3#",
                "bishop against knight                | 8/8/8/8/1b6/3rK3/8/2N4k w - - 0 50 | Nxd3",
                "bishops of one side on both colours  | 8/8/4k3/8/8/3rK3/4B3/2B5 w - - 0 70| Bxd3",
                "a pawn                               | 8/8/4k3/8/8/3rK3/4P3/8 w - - 0 70  | Kxd3",
                "knight against bishop on the board   | 8/8/4k3/8/7b/3rK3/8/1N6 w - - 0 70 | Kxd3",
            })
    void whereAHelpmateExistsItIsNotDead(String what, String fen, String move) {
        GameLog log = given().startFen(fen).scheduled().started();
        Answers answers = judged(log.move(move));
        assertEquals(List.of(), answers.all(FindingKind.DEAD_POSITION), what);
        assertNoEnding(answers);
    }

    @Test
    void stalemateGoesBeforeADeadPosition() {
        // The last capture leaves a lone bishop and no move: stalemate, and one ending only.
        GameLog log =
                given().startFen("k7/8/1K6/4p3/8/6B1/8/8 w - - 0 1").scheduled().started();
        Answers answers = judged(log.move("Bxe5"));
        assertEquals(List.of(new Ends(DRAW, EndingKind.STALEMATE)), answers.endings());
    }

    @Test
    void stalemateGoesBeforeSeventyFiveMoves() {
        GameLog log = given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 149 150")
                .scheduled()
                .started();
        assertEquals(
                new Ends(DRAW, EndingKind.STALEMATE),
                judged(log.move("Qb6")).endings().getFirst());
    }

    @Test
    void nothingIsStatedAboutAMoveThatIsIllegal() {
        GameLog log =
                given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50").scheduled().started();
        Answers answers = judged(log.uci("b5c7"));
        assertEquals(List.of(), answers.lastFindings());
    }

    @Test
    void aPositionSetByTheArbiterMayBeDead() {
        GameLog log = given().scheduled().started().ruled(new Ruling.SetPosition("8/8/4k3/8/8/3K4/8/8 b - - 0 70"));
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.DEAD_POSITION)), judged(log).endings());
    }
}
