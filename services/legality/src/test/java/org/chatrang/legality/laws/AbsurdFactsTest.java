package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Readable and absurd: a finding, never a crash, and never the end of a game. */
class AbsurdFactsTest {
    static Stream<GameFact> absurdMoves() {
        return Stream.of(
                move(1, null, null),
                move(1, "", ""),
                move(1, "zz99", null),
                move(1, "e2", null),
                move(1, "e2e4e6", null),
                move(1, "e2e4x", null),
                move(1, null, "%&/()"),
                move(1, null, "O-O-O-O"),
                move(1, null, "e9"),
                move(Integer.MAX_VALUE, "e2e4", null),
                new PlacementSeen("", true, List.of()),
                new PlacementSeen("no placement at all", true, List.of("e2e4", "nonsense")),
                new PlacementSeen("9/9/9/9/9/9/9/9", false, List.of()),
                new PlacementSeen("KKKKKKKK/8/8/8/8/8/8/kkkkkkkk", false, List.of()));
    }

    @ParameterizedTest
    @MethodSource("absurdMoves")
    void anAbsurdMoveIsAFindingAndTheGameGoesOn(GameFact fact) {
        GameLog log = given().scheduled().started().board(fact);
        Answers answers = judged(log);
        assertFalse(answers.lastFindings().isEmpty(), fact::toString);
        assertEquals(List.of(), answers.endings());
        assertEquals(0, answers.last().ply());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e4")).lastKinds());
    }

    static Stream<GameFact> absurdSights() {
        return Stream.of(
                new MoveSeen(77, "zz99", null), new MoveSeen(1, null, null), new MoveWithdrawn(Integer.MAX_VALUE));
    }

    @ParameterizedTest
    @MethodSource("absurdSights")
    void whatIsOnlySeenIsNeverJudgedHoweverAbsurd(GameFact fact) {
        GameLog log = given().scheduled().started().board(fact);
        assertEquals(List.of(), judged(log).lastFindings());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e4")).lastKinds());
    }

    static Stream<Ruling> absurdRulings() {
        return Stream.of(
                new Ruling.RestorePly(Integer.MAX_VALUE),
                new Ruling.LetStand(Integer.MAX_VALUE, "8/8/8/4k3/8/4K3/4P3/8 w - - 0 61"),
                new Ruling.LetStand(1, "nonsense"),
                new Ruling.SetPosition("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1"));
    }

    @ParameterizedTest
    @MethodSource("absurdRulings")
    void anAbsurdRulingIsImpossible(Ruling ruling) {
        GameLog log = given().scheduled().started().ruled(ruling);
        assertEquals(List.of(FindingKind.RULING_IMPOSSIBLE), judged(log).lastKinds());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e4")).lastKinds());
    }

    @Test
    void rulingsBeforeAGameIsScheduledBelongToNoGame() {
        GameLog log = given().desk(new RulingMade("Arbiter A", "too early", new Ruling.CountIllegalMove(Side.WHITE)));
        assertEquals(List.of(FindingKind.GAME_NOT_SCHEDULED), judged(log).lastKinds());
    }

    @Test
    void movesBeforeTheStartAreJudgedAllTheSame() {
        assertEquals(
                List.of(FindingKind.MOVE_LEGAL),
                judged(given().scheduled().move("e4")).lastKinds());
    }

    private static MoveCompleted move(int ply, String uci, String notation) {
        return new MoveCompleted(ply, uci, notation, null, null, MoveCompleted.CompletedBy.PRESS, List.of());
    }
}
