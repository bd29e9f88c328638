package org.chatrang.gateway.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.dgt.EepromRecord.Kind;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;

/** Where the last game begins in a board's own log. */
class BoardLogTest {
    private static final String CHESS_960 = "bqnrknrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKNRB";
    private static final SignalTime NOW = new SignalTime(Instant.EPOCH, 0);

    @Test
    void aGameOfChess960AfterOneOfChess() {
        for (boolean turned : List.of(false, true)) {
            SensedBoard first = SensedBoard.ofPlacement(CHESS_960);
            SensedBoard raw = turned ? first.turned() : first;
            List<EepromRecord> log = new ArrayList<>();
            log.add(new EepromRecord.Mark(Kind.BEGIN_POSITION));
            log.add(new EepromRecord.SquareChanged(Square.of("e2"), Sensed.EMPTY, false));
            log.add(new EepromRecord.Mark(Kind.EMPTY_BOARD));
            for (int square = 0; square < 64; square++) {
                if (raw.at(square) != Sensed.EMPTY) {
                    log.add(new EepromRecord.SquareChanged(square, raw.at(square), true));
                }
            }
            log.add(new EepromRecord.SquareChanged(Square.of("c1"), Sensed.EMPTY, false));
            List<List<BoardSignal>> games = BoardLog.games(log, NOW);
            assertEquals(2, games.size());
            List<BoardSignal> signals = BoardLog.lastGame(log, NOW);
            assertEquals(games.getLast(), signals);
            assertEquals(
                    1,
                    signals.stream()
                            .filter(BoardSignal.SquareChange.class::isInstance)
                            .count());
            assertEquals(raw, ((BoardSignal.Placement) signals.getFirst()).board());
        }
    }

    /** Men are put straight, and the first position stands there after each. */
    @Test
    void menPutStraightBeginNoGames() {
        List<EepromRecord> log = new ArrayList<>();
        log.add(new EepromRecord.Mark(Kind.BEGIN_POSITION));
        for (int square = Square.of("a1"); square <= Square.of("h1"); square++) {
            Sensed man = SensedBoard.of(Position.initial().setup()).at(square);
            log.add(new EepromRecord.SquareChanged(square, Sensed.EMPTY, false));
            log.add(new EepromRecord.SquareChanged(square, man, false));
            log.add(new EepromRecord.Mark(Kind.BEGIN_POSITION));
        }
        assertEquals(1, BoardLog.games(log, NOW).size());
    }

    @Test
    void whatStoodOnTheBoardIsNotKnownBeforeAMark() {
        assertEquals(
                List.of(),
                BoardLog.lastGame(
                        List.of(new EepromRecord.SquareChanged(Square.of("e2"), Sensed.WHITE_PAWN, false)), NOW));
    }

    @Test
    void firstPositions() {
        assertTrue(FirstPosition.is(SensedBoard.ofPlacement(CHESS_960)));
        assertTrue(FirstPosition.is(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")));
        assertFalse(FirstPosition.is(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN")));
        assertFalse(FirstPosition.is(SensedBoard.ofPlacement("krrnbbnq/pppppppp/8/8/8/8/PPPPPPPP/KRRNBBNQ")));
        assertFalse(FirstPosition.is(SensedBoard.ofPlacement("rbnbqknr/pppppppp/8/8/8/8/PPPPPPPP/RBNBQKNR")));
    }
}
