package org.chatrang.laws.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        : 90 minutes for the first 40 moves, followed by 30 minutes for the rest of the gamewith an increment of 30 seconds per move starting from move 1 | 40/5400+30:1800+30
        15 min/game + 10 sec/move                 | 900+10
        10+0                                      | 600
        3+2                                       | 180+2
        90+30                                     | 5400+30
        120                                       | 7200
        300+5                                     | 300+5
        180+2                                     | 180+2
        40/5400+30:1800+30                        | 40/5400+30:1800+30
        40/7200:20/3600:900+30                    | 40/7200:20/3600:900+30
        W300-B240                                 | W300-B240
        W5-B4                                     | W300-B240
        5400d5                                    | 5400d5
        90'/40 + 30' + 30"                        | 40/5400+30:1800+30
        90’/40m + 30’/G + 30”/m                   | 40/5400+30:1800+30
        90min/40moves+30min+30sec/move            | 40/5400+30:1800+30
        90 min/40 moves + 30 min + 30 sec/move    | 40/5400+30:1800+30
        90/40 + 30 min + 30 sec                   | 40/5400+30:1800+30
        40/90, SD/30; inc30                       | 40/5400+30:1800+30
        40/120, SD/60; d5                         | 40/7200d5:3600d5
        G/90;d5                                   | 5400d5
        G/60 inc 30                               | 3600+30
        G/60; +5                                  | 3600+5
        1h30 + 30s                                | 5400+30
        1h 30min + 30s                            | 5400+30
        2 hours for 40 moves, then 1 hour for 20 moves, then 15 minutes with 30 seconds increment from move 61 | 40/7200:20/3600:900+30
        120 minutes for the first 40 moves, followed by 60 minutes for the next 20 moves, and then 15 minutes for the rest of the game with an increment of 30 seconds per move starting from move 61 | 40/7200:20/3600:900+30
        100 minutes for the first 40 moves, then 50 minutes for the next 20 moves, then 15 minutes for the rest of the game with a 30-second increment per move starting from move one | 40/6000+30:20/3000+30:900+30
        25 minutes + 10 seconds per move          | 1500+10
        Rapid: 15 minutes with 10 seconds increment per move | 900+10
        Blitz (3+2)                               | 180+2
        3 min + 2 sec per move                    | 180+2
        3'+2''                                    | 180+2
        10 minutes per player, no increment       | 600
        5 min                                     | 300
        90 Min/40 Züge + 30 Min + 30 Sek/Zug      | 40/5400+30:1800+30
        60 minutes plus 5 second delay            | 3600d5
        90 minutes with 30 seconds bonus from move 1 | 5400+30
        90 minutes + 10 seconds Bronstein         | 5400b10
        4.5 min + 2 s                             | 270+2
        90 minutes + 30 seconds, then 15 minutes + 10 seconds | ?
        90 min + 30 sec per move for 40 moves     | ?
        40 moves in 90 minutes, rest 30 minutes, 30 seconds per move from move 1 | 40/5400+30:1800+30
        """)
    void readsWhatPeopleWrite(String text, String seconds) {
        TimeControlReading reading = TimeControl.read(text);
        if (seconds.equals("?")) {
            assertInstanceOf(TimeControlReading.NotUnderstood.class, reading);
        } else {
            assertEquals(
                    seconds,
                    assertInstanceOf(TimeControlReading.Parsed.class, reading, reading.toString())
                            .control()
                            .toSeconds());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "?",
                "-",
                "*",
                "a long time",
                "90 minutes minus 5",
                "40/40",
                "30 seconds per move",
                "90 minutes for 40 moves, 30 minutes, 30 seconds from move 11",
                "5+3 or 10+0",
                "*180",
                "0",
                "0+0",
                "90 minutes or so",
                "Armageddon 5-4",
                "30+30+30+30"
            })
    void guessesNothing(String text) {
        TimeControlReading reading = TimeControl.read(text);
        assertInstanceOf(TimeControlReading.NotUnderstood.class, reading, () -> reading.toString());
        assertEquals(text, reading.text());
    }
}
