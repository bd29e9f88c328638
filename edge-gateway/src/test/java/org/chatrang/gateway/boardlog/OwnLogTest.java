package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.dgt.EepromRecord.Kind;
import org.junit.jupiter.api.Test;

/** The board's own log in a recording: what was played before it began. */
class OwnLogTest {
    private static final List<String> MOVES = List.of(Recorder.SHORT.split(" "));

    /** As a gateway begins: who are you, what happened, what stands on the board. */
    @Test
    void theGameIsToldFromItsBeginning() {
        Recorder game = Recorder.game(String.join(" ", MOVES.subList(0, 10)));
        int before = game.messages().size();
        game.board().clock().play(String.join(" ", MOVES.subList(10, MOVES.size())));
        List<DgtMessage> messages = new ArrayList<>();
        messages.add(new DgtMessage.SerialNumber("01025"));
        messages.add(log(game.messages().subList(0, before)));
        messages.addAll(game.messages().subList(before, game.messages().size()));
        RecordedGame told = RecordedGame.of(Capture.written(messages));
        assertEquals(MOVES, told.san());
        assertEquals(3, told.board().from());
    }

    /** Squares changed after the log was told, and before the whole board came. */
    @Test
    void changesBetweenLogAndBoard() {
        Recorder game = Recorder.game(String.join(" ", MOVES.subList(0, 10)));
        int before = game.messages().size();
        game.play(String.join(" ", MOVES.subList(10, 13))).board();
        game.play(String.join(" ", MOVES.subList(13, MOVES.size())));
        List<DgtMessage> messages = new ArrayList<>();
        messages.add(log(game.messages().subList(0, before)));
        messages.addAll(game.messages().subList(before - 1, game.messages().size()));
        assertEquals(MOVES, RecordedGame.of(Capture.written(messages)).san());
    }

    /** Only the log was asked for: it is enough. */
    @Test
    void nothingButTheLog() {
        RecordedGame told = RecordedGame.of(
                Capture.written(List.of(log(Recorder.game(Recorder.SHORT).messages()))));
        assertEquals(MOVES, told.san());
        assertTrue(told.board().ownLog());
    }

    /** A log of another game than the one on the board, and one asked for in the middle, change nothing. */
    @Test
    void aLogThatIsNotNeeded() {
        Recorder game = new Recorder()
                .message(log(Recorder.game("d4 d5 c4").messages()))
                .board()
                .clock()
                .play("e4 e5 Nf3");
        game.message(log(game.messages())).play("Nc6 Bb5");
        RecordedGame told = RecordedGame.of(game.bytes());
        assertEquals(List.of("e4", "e5", "Nf3", "Nc6", "Bb5"), told.san());
    }

    private static DgtMessage log(List<DgtMessage> messages) {
        List<EepromRecord> log = new ArrayList<>();
        log.add(new EepromRecord.Mark(Kind.POWER_UP));
        log.add(new EepromRecord.Mark(Kind.BEGIN_POSITION));
        log.addAll(Recorder.log(messages));
        log.add(new EepromRecord.Mark(Kind.END_OF_LOG));
        return new DgtMessage.EepromMoves(log);
    }
}
