package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.board.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lone minor piece against many men, and the mates in a corner it is led to. */
class PictureSearchTest {

    @ParameterizedTest
    @CsvSource({
        "2k3Q1/8/7K/7n/8/6B1/8/8 b - - 0 1, BLACK",
        "4K3/2Q1P3/8/1kn5/8/8/8/3B4 w - - 0 1, BLACK",
        "8/8/4k1p1/1KB1p3/2p1qb2/8/8/1q6 w - - 0 1, WHITE",
        "6k1/p4p2/1p4p1/6B1/K7/6q1/4r1n1/8 b - - 0 1, WHITE",
        "8/8/8/3k4/8/2BK4/8/5n2 b - - 0 1, WHITE",
        "8/8/8/3k4/8/2BK4/8/5n2 b - - 0 1, BLACK",
        "8/8/8/7k/5B2/1P1P1K1P/Pb3P2/8 w - - 0 1, BLACK"
    })
    void aMinorPieceIsLedToItsMate(String fen, Colour side) {
        Position position = Position.ofFen(fen);
        MateAnswer answer = new ExactMating(100_000).search(position, side);
        assertEquals(Chance.CAN, answer.chance());
        MateLines.check(position, side, answer);
    }

    @Test
    void aKnightAloneNeedsABlocker() {
        assertEquals(List.of(), pictures("8/8/8/3k4/8/1N1K4/8/8 w - - 0 1"));
        assertFalse(pictures("8/8/8/3k4/8/1N1K4/8/7b w - - 0 1").isEmpty());
    }

    @Test
    void theNearestOfEachCornerIsKept() {
        List<Picture> pictures = pictures("8/8/8/3k4/8/2BK4/8/5n2 b - - 0 1");
        // a bishop on dark squares checks in the corners a1 and h8 alone
        assertEquals(4, pictures.size());
        assertTrue(pictures.stream().allMatch(picture -> picture.loserKing() == 0 || picture.loserKing() == 63));
    }

    private static List<Picture> pictures(String fen) {
        Board board = Position.ofFen(fen).copyBoard();
        Reach reach = new Reach();
        reach.analyse(board, 0, true);
        return new Pictures().find(board, 0, reach);
    }
}
