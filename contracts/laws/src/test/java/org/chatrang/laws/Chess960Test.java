package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Chess960Test {

    @ParameterizedTest
    @CsvSource({"0, BBQNNRKR", "518, RNBQKBNR", "959, RKRNNQBB", "1, BQNBNRKR", "16, BBNQNRKR", "96, BBQNRNKR"})
    void knownNumbers(int number, String firstRank) {
        assertTrue(Setup.chess960(number).placement().endsWith("/" + firstRank));
    }

    @Test
    void allAreDifferentAndHaveTheKingBetweenTheRooksAndBishopsOnBothColours() {
        Set<String> seen = new HashSet<>();
        for (int number = 0; number < 960; number++) {
            Setup setup = Setup.chess960(number);
            String rank = setup.placement().substring(35);
            assertTrue(seen.add(rank), rank);
            assertTrue(rank.matches(".*R.*K.*R.*"), rank);
            assertEquals(1, (rank.indexOf('B') + rank.lastIndexOf('B')) % 2, rank);
            assertEquals(4, Long.bitCount(setup.castlingRooks()), rank);
            assertEquals(setup, Position.of(setup).setup());
        }
        assertEquals(960, seen.size());
    }

    @Test
    void othersDoNotExist() {
        assertThrows(IllegalArgumentException.class, () -> Setup.chess960(960));
        assertThrows(IllegalArgumentException.class, () -> Setup.chess960(-1));
    }
}
