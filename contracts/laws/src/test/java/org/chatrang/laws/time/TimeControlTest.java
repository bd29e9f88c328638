package org.chatrang.laws.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {

    @ParameterizedTest
    @CsvSource({
        "3600, STANDARD",
        "3599, RAPID",
        "1800+30, STANDARD",
        "1799+30, RAPID",
        "600, BLITZ",
        "601, RAPID",
        "600+5, RAPID",
        "300+5, BLITZ",
        "301+5, RAPID",
        "300d5, BLITZ",
        "301b5, RAPID",
        "180+2, BLITZ",
        "40/5400+30:1800+30, STANDARD",
        "40/1200:600, RAPID",
        "30/1800, STANDARD",
        "40/1800:20/600:86400, RAPID",
        "W300-B240, BLITZ",
        "W660-B300, RAPID",
    })
    void hasThePaceOfSixtyMoves(String control, Pace pace) {
        assertEquals(pace, Pace.of(TimeControl.parseSeconds(control)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"40/5400+30:1800+30", "300", "300+5", "5400d5", "5400b10", "W300+2-B240", "0+30", "0.5", "20/60"
            })
    void writesTheSecondsItReads(String text) {
        assertEquals(text, TimeControl.parseSeconds(text).toSeconds());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "x", "300+", "300:300", "0/300", "-5", "300+5:40/300", "9999999", "W300"})
    void refusesWhatIsNoTimeControl(String text) {
        assertThrows(IllegalArgumentException.class, () -> TimeControl.parseSeconds(text));
    }
}
