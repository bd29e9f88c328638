package org.chatrang.broadcast.view;

import static org.chatrang.broadcast.tape.Schedules.GATEWAY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Halls;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Settlement;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.junit.jupiter.api.Test;

class GameViewTest {
    private final GameTape tape = new GameTape("isfahan/open/1/1", Schedules.game("isfahan", 1, 1));

    private GameView view() {
        Hall hall = Halls.fed(Halls.live(1000), tape.sent());
        return hall.scheduledGame(tape.gameId()).orElseThrow().game();
    }

    private BoardView board() {
        return BoardView.of(view());
    }

    @Test
    void aScheduledGameStandsAtItsStartPosition() {
        assertEquals(BoardView.START_FEN, board().fen());
        assertFalse(board().started());
    }

    @Test
    void aMoveOnTheBoardIsShownUntilItIsCompleted() {
        tape.start().seen("e4");
        assertEquals("e2e4", board().provisional().uci());
        tape.completed("e4");
        assertNull(board().provisional());
    }

    @Test
    void aWithdrawnMoveIsShownNoMore() {
        tape.start().seen("e4").fromGateway(new MoveWithdrawn(1));
        assertNull(board().provisional());
    }

    @Test
    void aCompletedMoveMovesNothingBeforeLegalityHasSpoken() {
        tape.start().completed("e4");
        assertEquals(BoardView.START_FEN, board().fen());
        assertEquals(1, board().awaited().size());
        tape.judged();
        assertEquals(tape.fen(), board().fen());
        assertEquals(List.of(), board().awaited());
    }

    @Test
    void eachMoveHasTheMoversClock() {
        tape.start().moves("e4 e5 Nf3");
        List<GameDetail.Move> moves = GameDetail.of(view()).moves();
        assertEquals(
                List.of("e4", "e5", "Nf3"),
                moves.stream().map(GameDetail.Move::san).toList());
        assertEquals(
                List.of(5_410_000L, 5_410_000L, 5_420_000L),
                moves.stream().map(GameDetail.Move::clockMillis).toList());
    }

    @Test
    void theClockShowsItsLastReading() {
        tape.start().move("e4");
        assertEquals(Side.BLACK, board().clock().running());
        tape.fromGateway(new ClockRead(ClockReading.of(1L, 2L, Side.WHITE), ClockRead.Occasion.PERIODIC));
        assertEquals(ClockReading.of(1L, 2L, Side.WHITE), board().clock());
    }

    @Test
    void theArbiterSetsTheClocks() {
        tape.start().move("e4").fromDesk(new RulingMade("IA", "late", new Ruling.SetClocks(null, 60_000L)));
        assertEquals(ClockReading.of(5_410_000L, 60_000L, Side.BLACK), board().clock());
    }

    @Test
    void whatAnotherSourceSaysIsNotShown() {
        tape.start()
                .event(
                        new Stamp("gateway/elsewhere", 1, 1),
                        new ClockRead(ClockReading.of(1L, 2L, Side.WHITE), ClockRead.Occasion.PERIODIC));
        assertNull(board().clock());
    }

    @Test
    void aRepeatedStampChangesNothing() {
        tape.start()
                .event(
                        new Stamp(GATEWAY, 2, 5),
                        new ClockRead(ClockReading.of(9L, 9L, null), ClockRead.Occasion.PERIODIC))
                .event(
                        new Stamp(GATEWAY, 2, 5),
                        new ClockRead(ClockReading.of(1L, 1L, null), ClockRead.Occasion.PERIODIC));
        assertEquals(9L, board().clock().whiteMillis());
    }

    @Test
    void restoringAPlyRetractsWhatCameAfter() {
        tape.start().move("e4");
        String afterFirst = tape.fen();
        tape.moves("e5 Nf3").fromDesk(new RulingMade("IA", "illegal", new Ruling.RestorePly(1)));
        tape.restored(1, afterFirst);
        assertEquals(1, board().ply());
        assertEquals(afterFirst, board().fen());
        assertNull(board().lastMove());
        tape.move("c5");
        assertEquals(
                List.of("e4", "c5"),
                GameDetail.of(view()).moves().stream().map(GameDetail.Move::san).toList());
    }

    @Test
    void anAlertStaysUntilALegalMoveOrARuling() {
        tape.start().move("e4").illegal("e8e3", FindingKind.MOVE_ILLEGAL, Finding.Standing.NEEDS_ARBITER, "No.");
        assertEquals(1, board().notices().alerts().size());
        tape.verdict(JudgeName.DRAW_DETECTION);
        assertEquals(1, board().notices().alerts().size());
        tape.move("e5");
        assertEquals(List.of(), board().notices().alerts());
    }

    @Test
    void aRulingAnswersAnAlert() {
        tape.start().alert(JudgeName.CLOCK_ADJUDICATION, FindingKind.PLAYER_ABSENT, "6.7", "White is absent.");
        tape.fromDesk(new RulingMade("IA", "he came", new Ruling.Dismiss())).restored(0, BoardView.START_FEN);
        assertEquals(List.of(), board().notices().alerts());
    }

    @Test
    void anAnswerThatComesLateRaisesNoAlertForAMoveLongPast() {
        GameTape before = tape.start();
        before.completed("e4");
        List<Finding> late = List.of();
        before.judged().move("e5");
        assertEquals(
                late,
                board().notices().alerts().stream().map(Statement::finding).toList());
    }

    @Test
    void aCheckmateIsTheNoticeOfItsMove() {
        tape.start().moves("f3 e5 g4 Qh4#");
        tape.ends(
                JudgeName.LEGALITY,
                FindingKind.CHECKMATE,
                "5.1.1",
                "White is checkmated.",
                GameResult.BLACK_WINS,
                EndingKind.CHECKMATE);
        assertEquals(FindingKind.CHECKMATE, board().notices().notice().finding().kind());
    }

    @Test
    void theNewestVersionOfASettlementCounts() {
        tape.start()
                .settled(Settlement.State.PROVISIONAL, GameResult.DRAW, EndingKind.AGREEMENT, "5.2.3")
                .settled(Settlement.State.OPEN, null, null, null);
        assertEquals(Settlement.State.OPEN, board().settlement().state());
        assertTrue(board().started());
    }

    @Test
    void theVerdictLogKeepsTheVeryRecordsAndCountsTheSilentOnes() {
        tape.start().move("e4");
        VerdictLog log = view().log();
        assertEquals(2, log.stating().size());
        assertTrue(log.stating().getLast().json().contains("\"MOVE_LEGAL\""));
        assertEquals(4, log.answers().get(JudgeName.CLOCK_ADJUDICATION).verdicts());
        assertEquals(4, log.answers().get(JudgeName.LEGALITY).seq());
    }
}
