package org.chatrang.launcher.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnreadablePliesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Move numbers show that a half-move is missing.
                "1. e4 foo 2. d4 d5 *                  | 2 foo 1:7 2",
                "1. e4 1... foo 2. d4 *                | 2 foo 1:12 1",
                "1.e4 1...foo 2.d4 *                   | 2 foo 1:10 1",
                "1. foo e5 2. d4 *                     | 1 foo 1:4 2",
                "1. foo 1... e5 2. d4 *                | 1 foo 1:4 2",
                "1. e4 e5 2. foo Nc6 3. Bb5 *          | 3 foo 1:13 2",
                "1. e4 (1. d4 foo 2. c4) foo! 2. d4 *  | 2 foo! 1:25 1",
                "1. e4 foo bar 2. d4 *                 | 2 foo 1:7 1",
                "[FEN '4k3/8/8/8/8/8/4P3/4K3 b - - 0 7'] 7... Kd7 foo 8... Kd6 *  | 2 foo 1:50 1",
                // No number follows: what follows is not legal without it, or nothing does.
                "1. e4 e5 2. foo Nc6 *                 | 3 foo 1:13 1",
                "1. e4 e5 2. foo *                     | 3 foo 1:13 0",
                // The moves are whole without it.
                "1. e4 foo e5 2. d4 *                  | none",
                "1. e4 e5 foo 2. d4 exd4 *             | none",
                "1. e4 e5 2. foo d4 exd4 3. c3 *       | none",
                "1. e4 e5 2. d4 foo *                  | none",
                "1. e4 e5 2. foo d4 *                  | none",
                "e4 foo e5 d4 *                        | none",
                // Numbers that are not those of the moves show nothing.
                "21. e4 foo e5 22. d4 *                | none",
                "1. e4 foo e5 5. d4 *                  | none",
                "1. e4 e5 1. d4 foo exd4 2. c3 *       | none",
                "[FEN '4k3/8/8/8/8/8/4P3/4K3 b - - 0 7'] 1. ... Kd7 foo 2. e4 *  | none",
            })
    void moveNumbersTellWhetherAHalfMoveIsMissing(String game, String expected) throws IOException {
        String text = game.replace('\'', '"').strip();
        assertEquals(expected, first(text));
    }

    @Test
    void lineEndingsOfEveryKindCount() throws IOException {
        assertEquals("2 foo 3:1 1", first("1. e4\r\n\r\nfoo 2. d4 *"));
        assertEquals("2 foo 3:1 1", first("1. e4\r\rfoo 2. d4 *"));
        assertEquals("2 foo 3:1 1", first("1. e4 ; foo\n\nfoo 2. d4 *"));
    }

    private static String first(String text) throws IOException {
        RecentLines recent = new RecentLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        try (PgnReader reader = PgnReader.of(recent)) {
            var game = reader.next().orElseThrow();
            return GameCheck.of(game, recent.from(game.line()), new BareMaterial())
                    .unreadable()
                    .map(found -> found.ply() + " " + found.text() + " " + found.place() + " " + found.notJudged())
                    .orElse("none");
        }
    }
}
