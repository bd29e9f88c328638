package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;
import org.junit.jupiter.api.Test;

class VisitedPositionsTest {
    private final VisitedPositions visited = new VisitedPositions();
    private final int[] moves = new int[256];
    private final int[] loadedMoves = new int[256];

    /** Random games: a position is new exactly when its identity (Article 9.2.3) is, and comes back as it was put in. */
    @Test
    void everyPositionOnceAndUnchanged() {
        Random random = new Random(20);
        Map<PositionIdentity, Integer> numbers = new HashMap<>();
        Board loaded = Position.initial().copyBoard();
        for (int game = 0; game < 60; game++) {
            Position position = Position.initial();
            for (int ply = 0; ply < 200 && !position.legalMoves().isEmpty(); ply++) {
                Board board = position.copyBoard();
                int number = visited.add(board, -1, 0);
                Integer known = numbers.putIfAbsent(position.identity(), visited.size() - 1);
                assertEquals(known == null, number >= 0, position::fen);
                if (number >= 0) {
                    visited.load(number, loaded);
                    assertSameMoves(board, loaded);
                }
                Move move = position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size()));
                position = position.play(move);
            }
        }
        assertTrue(visited.size() > 8_000, () -> "grew to " + visited.size());
    }

    private void assertSameMoves(Board board, Board loaded) {
        MoveGenerator generator = new MoveGenerator();
        int size = generator.generate(board, moves);
        assertEquals(size, generator.generate(loaded, loadedMoves));
        for (int i = 0; i < size; i++) {
            assertEquals(moves[i], loadedMoves[i]);
        }
        assertEquals(board.castlingRooks(), loaded.castlingRooks());
        assertEquals(board.enPassant(), loaded.enPassant());
    }

    @Test
    void aClearedSetKnowsNothing() {
        Board board = Position.initial().copyBoard();
        for (int i = 0; i < 70_000; i++) {
            visited.clear();
            assertEquals(0, visited.add(board, -1, 0));
        }
        assertEquals(-1, visited.add(board, -1, 0));
    }

    @Test
    void aPositionIsExpandedOnce() {
        int number = visited.add(Position.initial().copyBoard(), -1, 0);
        assertTrue(visited.expand(number));
        assertFalse(visited.expand(number));
    }
}
