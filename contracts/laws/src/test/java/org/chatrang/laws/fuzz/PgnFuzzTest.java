package org.chatrang.laws.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.chatrang.laws.pgn.PgnWriter;
import org.chatrang.laws.time.TimeControl;
import org.junit.jupiter.api.Test;

/** Whatever a PGN file holds: games with problems, replayed as far as they go, written and read back the same. */
class PgnFuzzTest {
    private static final String[] ANNOTATIONS = {
        "",
        "{a comment}",
        "{[%clk 1:02:03]}",
        "{[%emt 0:00:01.5] [%eval -1.25]}",
        "$5",
        "(1. d4 {x} d5)",
        "!?",
        "; rest\n"
    };

    @Test
    void mutatedGames() {
        Fuzz.run(500, random -> {
            String text = game(random) + game(random);
            byte[] bytes = Mutations.of(Mutations.of(text, random).getBytes(UTF_8), random);
            List<PgnGame> games =
                    PgnReader.of(new ByteArrayInputStream(bytes)).games().toList();
            for (PgnGame game : games) {
                PgnReplay.of(game);
                game.result();
                String written = PgnWriter.write(game);
                List<PgnGame> read = PgnReader.readAll(written);
                assertEquals(1, read.size(), written);
                assertEquals(content(game), content(read.getFirst()), written);
                assertEquals(written, PgnWriter.write(read.getFirst()));
            }
        });
    }

    @Test
    void mutatedTimeControls() {
        String[] controls = {
            "40/5400+30:1800+30", "300", "60+1", "*40/120", "90m+30s", "G/60;d5", "40/90, 30 min + 30 s", "?", "-"
        };
        Fuzz.run(3_000, random -> {
            String text = Mutations.of(controls[random.nextInt(controls.length)], random);
            TimeControl.read(text);
            try {
                TimeControl.parseSeconds(text);
            } catch (IllegalArgumentException documented) {
                assertEquals(false, documented.getMessage().isBlank());
            }
        });
    }

    /** What must come back; line ends and tabs of tags are written as spaces. */
    private static List<Object> content(PgnGame game) {
        return List.of(
                game.tags().toString().replaceAll("\\s+", " "),
                game.result(),
                game.plies().stream().map(PgnPly::san).toList(),
                game.plies().stream().map(PgnPly::clock).toList());
    }

    private static String game(RandomGenerator random) {
        Position start = random.nextInt(3) == 0 ? RandomPlay.position(random) : Position.initial();
        StringBuilder text = new StringBuilder("[Event \"A \\\"B\\\" C\"]\n[Result \"1-0\"]\n");
        text.append("[TimeControl \"5400+30\"]\n[FEN \"").append(start.fen()).append("\"]\n\n");
        Position position = start;
        for (Move move : RandomPlay.moves(start, random, random.nextInt(20))) {
            text.append(position.fullmoveNumber())
                    .append(". ")
                    .append(San.write(position, move))
                    .append(' ');
            text.append(ANNOTATIONS[random.nextInt(ANNOTATIONS.length)]).append(' ');
            position = position.play(move);
        }
        return text + "1-0\n\n";
    }
}
