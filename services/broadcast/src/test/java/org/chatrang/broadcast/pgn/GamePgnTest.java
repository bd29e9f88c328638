package org.chatrang.broadcast.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Halls;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.chatrang.laws.pgn.PgnResult;
import org.chatrang.laws.pgn.PgnWriter;
import org.junit.jupiter.api.Test;

class GamePgnTest {
    private static final String CHESS_960 = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";

    private GameTape tape = new GameTape("isfahan/open/1/1", Schedules.game("isfahan", 1, 1));

    private String text() {
        Hall hall = Halls.fed(Halls.live(1000), tape.sent());
        return PgnWriter.write(
                GamePgn.of(hall.scheduledGame(tape.gameId()).orElseThrow().game()));
    }

    private PgnGame read() {
        List<PgnGame> games = PgnReader.readAll(text());
        assertEquals(1, games.size());
        assertEquals(List.of(), games.getFirst().problems());
        return games.getFirst();
    }

    @Test
    void aGameWithoutMovesIsWhole() {
        assertEquals("""
                [Event "Isfahan Open 2026"]
                [Site "Isfahan"]
                [Date "2026.03.14"]
                [Round "1.1"]
                [White "Black, Blanche"]
                [Black "White, Noir"]
                [Result "*"]
                [Board "1"]
                [GameId "isfahan/open/1/1"]
                [Section "open"]
                [WhiteTitle "GM"]
                [WhiteElo "2701"]
                [WhiteFederation "FID"]
                [WhiteFideId "1002701"]
                [BlackTitle "GM"]
                [BlackElo "2650"]
                [BlackFederation "FID"]
                [BlackFideId "1002650"]
                [TimeControl "40/5400+30:1800+30"]

                *

                """, text());
    }

    @Test
    void movesHaveTheClockOfTheirPress() {
        tape.start().moves("e4 e5 Nf3");
        assertTrue(text().contains("1. e4 {[%clk 1:30:10]} 1... e5 {[%clk 1:30:10]} 2. Nf3 {[%clk 1:30:20]}"), text());
    }

    @Test
    void aResultIsTheResultOnlyOnceItIsFinal() {
        tape.start().moves("f3 e5 g4 Qh4#");
        tape.settled(Settlement.State.PROVISIONAL, GameResult.BLACK_WINS, EndingKind.CHECKMATE, "5.1.1");
        assertEquals(PgnResult.UNKNOWN, read().result());
        tape.settled(Settlement.State.FINAL, GameResult.BLACK_WINS, EndingKind.CHECKMATE, "5.1.1");
        assertEquals(PgnResult.BLACK_WINS, read().result());
        assertEquals(Optional.of("checkmate"), read().tag("Termination"));
        tape.settled(Settlement.State.OPEN, null, null, null);
        assertEquals(PgnResult.UNKNOWN, read().result());
    }

    @Test
    void bothLosingHasNoWordInPgn() {
        tape.settled(Settlement.State.FINAL, GameResult.BOTH_LOSE, EndingKind.ABSENCE, "6.7");
        assertEquals(PgnResult.UNKNOWN, read().result());
        assertEquals(Optional.of("absence, both lose (0-0)"), read().tag("Termination"));
    }

    @Test
    void aShuffledStartIsAVariant() {
        tape = new GameTape(
                "isfahan/960/1/1",
                Schedules.game("isfahan", 1, 1, Schedules.player("A, B", 1), Schedules.player("C, D", 2), CHESS_960));
        tape.start().moves("e4 e5");
        assertEquals(Optional.of("Chess960"), read().tag("Variant"));
        assertEquals(Optional.of(CHESS_960), read().tag("FEN"));
        assertEquals(Optional.of("1"), read().tag("SetUp"));
        assertTrue(PgnReplay.of(read()).stop().isEmpty());
    }

    @Test
    void aRestoredGameIsWrittenAsItNowStands() {
        tape.start().move("e4");
        String restored = tape.fen();
        tape.moves("e5 Nf3").restored(1, restored).move("c5");
        assertEquals(List.of("e4", "c5"), sans());
        assertTrue(PgnReplay.of(read()).stop().isEmpty());
    }

    @Test
    void afterAPositionSetTheMainLineEndsAndTheRestIsTold() {
        tape.start().moves("e4 e5");
        tape.restored(2, "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3")
                .move("Qh5");
        assertEquals(List.of("e4", "e5"), sans());
        assertTrue(read().plies().getLast().comment().contains("play went on: Qh5"));
    }

    private List<String> sans() {
        return read().plies().stream().map(ply -> ply.san()).toList();
    }
}
