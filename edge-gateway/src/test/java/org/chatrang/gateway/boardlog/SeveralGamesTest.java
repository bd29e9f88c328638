package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameResult;
import org.chatrang.gateway.dgt.DgtMessage;
import org.junit.jupiter.api.Test;

/** More than one game in a recording. */
class SeveralGamesTest {
    @Test
    void realGamesOneAfterTheOther() throws IOException {
        List<String> names = List.of("johan", "1", "johan");
        List<DgtMessage> messages = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String name : names) {
            messages.addAll(Capture.of(name).messages());
            expected.addAll(RecordedGame.of(Captures.bytes(name + ".inbytes")).san());
        }
        RecordedGame game = RecordedGame.of(Capture.written(messages));
        assertEquals(expected, game.san());
        assertEquals(
                List.of(
                        new PlayedGame(43, GameResult.WHITE_WINS, true),
                        new PlayedGame(57, null, true),
                        new PlayedGame(43, GameResult.WHITE_WINS, true)),
                game.board().games());
    }

    /** The board was turned for the second game, and the clock with it. */
    @Test
    void boardTurnedBetween() throws IOException {
        List<DgtMessage> messages = new ArrayList<>(Capture.of("johan").messages());
        messages.addAll(Capture.turned("1").messages());
        RecordedGame game = RecordedGame.of(Capture.written(messages));
        List<String> expected =
                new ArrayList<>(RecordedGame.of(Captures.bytes("johan.inbytes")).san());
        expected.addAll(RecordedGame.of(Captures.bytes("1.inbytes")).san());
        assertEquals(expected, game.san());
        assertEquals(
                List.of(BoardFault.Fault.TURNED),
                game.facts(BoardFault.class).stream()
                        .map(BoardFault::fault)
                        .filter(BoardFault.Fault.TURNED::equals)
                        .toList());
    }

    /** An adjourned game: the board is put away, another game is played, and the position is set up again. */
    @Test
    void adjourned() {
        String[] moves = Recorder.SHORT.split(" ");
        String until = String.join(" ", List.of(moves).subList(0, 12));
        String after = String.join(" ", List.of(moves).subList(12, moves.length));
        Recorder adjourned = Recorder.game(until);
        int length = adjourned.messages().size();
        adjourned.board().clock().play(after);
        List<DgtMessage> messages = new ArrayList<>(adjourned.messages().subList(0, length));
        messages.addAll(Recorder.game("d4 d5 c4 e6 Nc3 Nf6").whiteWins().messages());
        messages.addAll(
                adjourned.messages().subList(length, adjourned.messages().size()));
        RecordedGame game = RecordedGame.of(Capture.written(messages));
        List<String> expected = new ArrayList<>(List.of(moves).subList(0, 12));
        expected.addAll(List.of("d4", "d5", "c4", "e6", "Nc3", "Nf6"));
        expected.addAll(List.of(moves).subList(12, moves.length));
        assertEquals(expected, game.san());
        assertEquals(
                List.of(
                        new PlayedGame(12, null, true),
                        new PlayedGame(6, GameResult.WHITE_WINS, true),
                        new PlayedGame(moves.length - 12, null, false)),
                game.board().games());
    }
}
