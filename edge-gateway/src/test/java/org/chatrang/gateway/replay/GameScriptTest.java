package org.chatrang.gateway.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;

class GameScriptTest {
    private static final Duration DEFAULT = Duration.ofSeconds(30);

    private static List<ReplayStep> script(String pgn, boolean provisional) {
        ReplaySettings settings = new ReplaySettings(Path.of("games.pgn"), new ReplaySpeed.Max(), provisional, DEFAULT);
        return GameScript.of(PgnReader.readAll(pgn).getFirst(), settings);
    }

    private static List<GameFact> facts(String pgn) {
        return script(pgn, false).stream().map(ReplayStep::fact).toList();
    }

    private static MoveCompleted move(String pgn, int ply) {
        return (MoveCompleted) facts(pgn).get(ply - 1);
    }

    @Test
    void givenAMoveThenItCarriesNotationSquaresPlacementAndBothClocks() {
        String pgn = "[Result \"*\"]\n\n1. e4 {[%clk 1:29:58]} e5 {[%clk\n1:29:50]} *";
        MoveCompleted second = move(pgn, 2);
        assertEquals("e7e5", second.uci());
        assertEquals("e5", second.notation());
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", second.placement());
        assertEquals(ClockReading.of(5_398_000L, 5_390_000L, Side.WHITE), second.clock());
        assertEquals(2, facts(pgn).size(), "no result, no gesture");
    }

    @Test
    void givenAGameLostOnTimeThenTheClockShowsTheFlagBeforeTheResultIsShown() {
        String pgn =
                "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. e4 {[%clk 0:01:00]} e5 {[%clk 0:00:09]} 2. Nf3 {[%clk 0:00:58]} 1-0";
        List<GameFact> facts = facts(pgn);
        assertEquals(
                new ClockRead(new ClockReading(58_000L, 0L, null, false, true), ClockRead.Occasion.FLAG), facts.get(3));
        assertEquals(new ResultGesture(GameResult.WHITE_WINS, List.of()), facts.get(4));
        assertEquals(Duration.ofSeconds(9), script(pgn, false).get(3).after());
    }

    @Test
    void givenAGameLostOnTimeByThePlayerWhoHadJustMovedThenTheFileContradictsItselfAndNoFlagIsShown() {
        String pgn = "[Result \"0-1\"]\n[Termination \"time forfeit\"]\n\n1. e4 0-1";
        assertEquals(
                List.of(MoveCompleted.class, ResultGesture.class),
                facts(pgn).stream().map(GameFact::getClass).toList());
    }

    @Test
    void givenAMissingReadingThenItIsMissingAndTheOtherClockStands() {
        String pgn = "1. e4 {[%clk 1:29:58]} e5 2. Nf3 Nc6 {[%clk 1:20:00]} *";
        assertEquals(ClockReading.of(5_398_000L, null, Side.WHITE), move(pgn, 2).clock());
        assertNull(move(pgn, 3).clock());
        assertEquals(ClockReading.of(null, 4_800_000L, Side.WHITE), move(pgn, 4).clock());
    }

    @Test
    void givenAnIllegalMoveThenItIsToldAndTheTextGoesOn() {
        String pgn = "1. e4 e5 2. Bb5 Nf6 3. Bxd8 a6 1-0";
        MoveCompleted illegal = move(pgn, 5);
        assertEquals("Bxd8", illegal.notation());
        MoveCompleted next = move(pgn, 6);
        assertEquals(6, next.ply());
        assertEquals("a6", next.notation());
    }

    @Test
    void givenAnIllegalMoveWithKnownSquaresThenItStandsOnTheBoard() {
        String pgn = "1. e4 e5 2. Ke3 a6 3. Kf3 *";
        assertEquals("e1e3", move(pgn, 3).uci());
        assertEquals(
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR",
                move(pgn, 3).placement());
        assertEquals("e3f3", move(pgn, 5).uci());
    }

    @Test
    void givenTextThatIsNoMoveThenOnlyTheTextIsTold() {
        MoveCompleted unreadable = move("1. e4 Nf9 *".replace("Nf9", "Nb8b8b8"), 2);
        assertNull(unreadable.uci());
        assertNull(unreadable.placement());
        assertEquals("Nb8b8b8", unreadable.notation());
    }

    @Test
    void givenAKingThatCannotGetToTheCentreThenItShowsTheResult() {
        List<GameFact> facts = facts("[Result \"1-0\"]\n\n1. e4 e5 2. Ke4 1-0");
        assertEquals(3, facts.size());
        assertEquals(new ResultGesture(GameResult.WHITE_WINS, List.of("e4")), facts.get(2));
    }

    @Test
    void givenBothKingsInTheCentreThenBothShowTheResult() {
        List<GameFact> facts = facts("[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Kd4 Ke5 1/2-1/2");
        assertEquals(new ResultGesture(GameResult.DRAW, List.of("d4", "e5")), facts.get(2));
        assertEquals(3, facts.size());
    }

    @Test
    void givenALegalKingsStepToTheCentreThenItIsAMove() {
        String pgn = "[FEN \"8/8/8/8/8/4K3/8/k7 w - - 0 1\"]\n[Result \"1/2-1/2\"]\n\n1. Ke4 1/2-1/2";
        assertEquals("e3e4", move(pgn, 1).uci());
        assertEquals(new ResultGesture(GameResult.DRAW, List.of()), facts(pgn).get(1));
    }

    @Test
    void givenNoResultThenAnIllegalKingInTheCentreIsAMove() {
        assertEquals("Ke4", move("[Result \"*\"]\n\n1. e4 e5 2. Ke4 *", 3).notation());
    }

    @Test
    void givenAGameWithoutMovesThenOnlyTheResultIsShown() {
        assertEquals(List.of(new ResultGesture(GameResult.BLACK_WINS, List.of())), facts("[Result \"0-1\"]\n\n0-1"));
    }

    @Test
    void givenTimesThenEachStepTakesWhatTheMoveTook() {
        String pgn = "1. e4 {[%clk 0:10:00]} {[%emt 0:00:07]} e5 2. Nf3 {[%clk 0:09:48]} Nc6 *";
        List<Duration> times =
                script(pgn, false).stream().map(ReplayStep::after).toList();
        assertEquals(List.of(Duration.ofSeconds(7), DEFAULT, Duration.ofSeconds(12), DEFAULT), times);
    }

    @Test
    void givenProvisionalMovesThenEachIsSeenBeforeItIsCompletedUnderTheSameMarks() {
        List<ReplayStep> with = script("1. e4 e5 1-0", true);
        List<ReplayStep> without = script("1. e4 e5 1-0", false);
        assertEquals(new MoveSeen(1, "e2e4", "e4"), with.get(0).fact());
        assertEquals(without.get(0).mark(), with.get(1).mark());
        assertEquals(without.getLast(), with.getLast());
    }
}
