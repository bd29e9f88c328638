package org.chatrang.launcher.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    @TempDir
    Path directory;

    @Test
    void printsOneLineOfJsonForAGame() throws IOException {
        Path file = file("a.pgn", "[White \"Ólafsson\"]\n[Result \"*\"]\n\n1. e4 {[%clk 0:01:00]} e5 *\n");
        Outcome outcome = Outcome.of("check", file.toString());
        assertEquals(0, outcome.exitCode());
        assertEquals(
                List.of("{\"file\":\"" + file + "\",\"game\":1,\"round\":null,\"white\":\"\\u00D3lafsson\","
                        + "\"black\":null,\"result\":\"*\",\"plies\":2,\"illegal\":null,\"unreadable\":null,\"kingsToCentre\":null,"
                        + "\"ending\":null,\"claims\":[],\"clocks\":{\"readings\":1,\"missing\":1}}"),
                outcome.out());
    }

    @Test
    void aFileThatCannotBeReadStopsNoOther() throws IOException {
        Path good = file("good.pgn", "1. e4 *");
        Outcome outcome = Outcome.of("check", directory.resolve("missing.pgn").toString(), good.toString());
        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.out().size());
        assertTrue(Outcome.of("check", directory.toString()).exitCode() == 2);
    }

    @Test
    void anEmptyRoundIsNoError() throws IOException {
        Outcome outcome = Outcome.of("check", file("empty.pgn", "\n").toString());
        assertEquals(0, outcome.exitCode());
        assertEquals(List.of(), outcome.out());
    }

    @Test
    void randomBytesAreReportedAsNoPgnOrAsWhatMovesAreInThem() throws IOException {
        byte[] noise = new byte[1 << 20];
        new Random(960).nextBytes(noise);
        Path file = Files.write(directory.resolve("noise.pgn"), noise);
        Outcome outcome = Outcome.of("check", file.toString());
        assertEquals(outcome.out().isEmpty() ? 2 : 0, outcome.exitCode());
        outcome.out().forEach(line -> assertTrue(line.startsWith("{\"file\":") && line.endsWith("}}"), line));
    }

    @Test
    void textThatIsNoPgnIsAnError() throws IOException {
        assertEquals(
                2,
                Outcome.of("check", file("prose.txt", "Once upon a time.").toString())
                        .exitCode());
    }

    @Test
    void whatStandsForAHalfMoveAndCannotBeReadIsNoIllegalMoveOfTheOtherSide() throws IOException {
        Path file = file("foo.pgn", "[White \"A\"]\n\n1. e4 {foo} foo 2. d4 *\n");
        String line = Outcome.of("check", file.toString()).out().getFirst();
        assertTrue(
                line.contains("\"illegal\":null,\"unreadable\":{\"ply\":2,\"text\":\"foo\",\"place\":\"3:13\","
                        + "\"reason\":\"UNREADABLE\",\"notJudged\":1},\"kingsToCentre\":null"),
                line);
    }

    @Test
    void everyGameOfAFileHasItsOwnPlaces() throws IOException {
        Path file = file(
                "three.pgn",
                "\uFEFF[White \"A\"]\r\n\r\n1. e4 foo *\r\n\r\n[White \"B\"]\r\n\r\n"
                        + "1. d4 d5\r\n2. é! Nf6 3. Nf3 *\r\n30. e4 e5 *\r\n");
        java.util.List<String> lines = Outcome.of("check", file.toString()).out();
        assertEquals(3, lines.size());
        assertTrue(lines.get(0).contains("\"unreadable\":null"), lines.get(0));
        assertTrue(
                lines.get(1).contains("\"unreadable\":{\"ply\":3,\"text\":\"\\u00E9!\",\"place\":\"8:4\""),
                lines.get(1));
        assertTrue(lines.get(2).contains("\"illegal\":null,\"unreadable\":null"), lines.get(2));
    }

    @Test
    void needsAFile() {
        assertEquals(2, Outcome.of("check").exitCode());
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }
}
