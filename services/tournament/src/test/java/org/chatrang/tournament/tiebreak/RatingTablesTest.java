package org.chatrang.tournament.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingTablesTest {
    @ParameterizedTest
    @CsvSource({"50,0", "100,800", "0,-800", "75,193", "25,-193", "99,677", "64,102"})
    void differences(int percent, int difference) {
        assertEquals(difference, RatingTables.differenceFor(percent));
    }

    @ParameterizedTest
    @CsvSource({
        "0,50",
        "3,50",
        "4,51",
        "-4,49",
        "100,64",
        "-100,36",
        "400,92",
        "735,99",
        "736,100",
        "-736,0",
        "2000,100"
    })
    void expectations(int difference, int percent) {
        assertEquals(percent, RatingTables.expectedPercent(difference));
    }

    @Test
    void theTablesOnlyRise() {
        for (int percent = 1; percent <= 100; percent++) {
            assertTrue(RatingTables.differenceFor(percent) > RatingTables.differenceFor(percent - 1));
        }
        for (int difference = -800; difference < 800; difference++) {
            assertTrue(RatingTables.expectedPercent(difference) <= RatingTables.expectedPercent(difference + 1));
        }
    }
}
