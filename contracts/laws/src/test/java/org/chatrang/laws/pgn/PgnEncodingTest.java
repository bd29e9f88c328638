package org.chatrang.laws.pgn;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PgnEncodingTest {
    private static final String GAME = "[White \"Fridrik Ólafsson\"]\n\n1. e4 {très bien}\u00A0e5 1-0\n\n";

    @Test
    void eachGameHasItsOwnEncoding() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(GAME.getBytes(UTF_8));
        bytes.writeBytes(GAME.getBytes(ISO_8859_1));
        bytes.writeBytes(("\uFEFF" + GAME).getBytes(UTF_8));
        for (PgnGame game : read(bytes.toByteArray(), 3)) {
            assertEquals("Fridrik Ólafsson", game.tag("White").orElseThrow());
            assertEquals("très bien", game.plies().getFirst().comment());
            assertEquals(2, game.plies().size());
            assertEquals(List.of(), game.problems());
        }
    }

    @Test
    void honoursByteOrderMarks() throws IOException {
        for (byte[] bytes : List.of(("\uFEFF" + GAME).getBytes(UTF_8), GAME.getBytes(UTF_16))) {
            PgnGame game = read(bytes, 1).getFirst();
            assertEquals("Fridrik Ólafsson", game.tag("White").orElseThrow());
            assertEquals(List.of(), game.problems());
        }
    }

    private static List<PgnGame> read(byte[] bytes, int games) throws IOException {
        List<PgnGame> read =
                PgnReader.of(new ByteArrayInputStream(bytes)).games().toList();
        assertEquals(games, read.size());
        return read;
    }
}
