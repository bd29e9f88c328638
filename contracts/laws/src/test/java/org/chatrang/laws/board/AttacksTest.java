package org.chatrang.laws.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AttacksTest {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    @Test
    void slidersSeeWhatWalkingSees() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 200_000; i++) {
            int square = i & 63;
            long occupied = switch (i >> 6 & 3) {
                case 0 -> random.nextLong();
                case 1 -> random.nextLong() & random.nextLong();
                case 2 -> random.nextLong() & random.nextLong() & random.nextLong();
                default -> random.nextLong() | random.nextLong();
            };
            assertEquals(Attacks.walk(square, occupied, STRAIGHT), Attacks.rook(square, occupied));
            assertEquals(Attacks.walk(square, occupied, DIAGONAL), Attacks.bishop(square, occupied));
        }
    }

    @Test
    void everySetOfBlockersOnTheLinesHasItsOwnAnswer() {
        for (int square = 0; square < 64; square++) {
            long lines = Attacks.rook(square, 0);
            long blockers = 0;
            do {
                assertEquals(Attacks.walk(square, blockers, STRAIGHT), Attacks.rook(square, blockers));
                blockers = blockers - lines & lines;
            } while (blockers != 0);
        }
    }

    @Test
    void leapersAndPawns() {
        assertEquals(squares("b3", "c2"), Attacks.knight(0));
        assertEquals(squares("a2", "b1", "b2"), Attacks.king(0));
        assertEquals(squares("b3"), Attacks.pawn(Codes.WHITE, 8));
        assertEquals(squares("g6"), Attacks.pawn(Codes.BLACK, 55));
    }

    @Test
    void betweenIsEmptyOffTheLines() {
        assertEquals(squares("b2", "c3"), Attacks.between(0, 27));
        assertEquals(squares("b2", "c3"), Attacks.between(27, 0));
        assertEquals(squares("e2", "e3"), Attacks.between(4, 28));
        assertEquals(0, Attacks.between(0, 1));
        assertEquals(0, Attacks.between(0, 17));
    }

    private static long squares(String... names) {
        long set = 0;
        for (String name : names) {
            set |= 1L << (name.charAt(1) - '1') * 8 + name.charAt(0) - 'a';
        }
        return set;
    }
}
