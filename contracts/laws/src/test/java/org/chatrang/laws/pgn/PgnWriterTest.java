package org.chatrang.laws.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PgnWriterTest {

    @Test
    void writesTheWholeGame() {
        PgnGame game = PgnGame.of(
                List.of(new PgnTag("Event", "The \"Hall\""), new PgnTag("Result", "1-0")),
                List.of(
                        PgnPly.of("e4").withClock(Duration.ofSeconds(5430)),
                        PgnPly.of("e5").withClock(Duration.ofMillis(178_900)).withElapsed(Duration.ofSeconds(3)),
                        PgnPly.of("Nf3"),
                        PgnPly.of("Nc6").withComment("a comment")),
                PgnResult.WHITE_WINS);
        assertEquals("""
                [Event "The \\"Hall\\""]
                [Result "1-0"]

                1. e4 {[%clk 1:30:30]} 1... e5 {[%clk 0:02:58.9][%emt 0:00:03]} 2. Nf3 Nc6 {a
                comment} 1-0

                """, PgnWriter.write(game));
    }

    @Test
    void numbersFromTheFenTag() {
        PgnGame game = PgnGame.of(
                List.of(new PgnTag("FEN", "8/8/8/4k3/8/8/4K3/7R b - - 0 47")),
                List.of(PgnPly.of("Kd5"), PgnPly.of("Rh5+")),
                PgnResult.UNKNOWN);
        assertTrue(PgnWriter.write(game).endsWith("\n\n47... Kd5 48. Rh5+ *\n\n"));
    }

    @Test
    void aTextThatCouldEndTheCommentOrBeginATagCannot() {
        PgnPly ply = PgnPly.of("e4").withComment("a } b\n[Event \"x\"]\n%c");
        PgnGame game = PgnGame.of(List.of(), List.of(ply, PgnPly.of("e5")), PgnResult.DRAW);
        List<PgnGame> read = PgnReader.readAll(PgnWriter.write(game));
        assertEquals(1, read.size());
        assertEquals(
                "a ) b [Event \"x\"] %c", read.getFirst().plies().getFirst().comment());
        assertEquals(2, read.getFirst().plies().size());
    }

    @Property(tries = 300)
    void readsBackWhatItWrites(@ForAll("games") PgnGame game) {
        String text = PgnWriter.write(game);
        PgnGame read = PgnReader.readAll(text).getFirst();
        assertEquals(game.tags(), read.tags());
        assertEquals(game.termination(), read.termination());
        assertEquals(
                game.plies().stream().map(PgnWriterTest::content).toList(),
                read.plies().stream().map(PgnWriterTest::content).toList());
        assertEquals(List.of(), read.problems());
        text.lines().filter(line -> !line.startsWith("[")).forEach(line -> {
            assertTrue(line.length() <= 80, () -> "too long: " + line);
            assertEquals(
                    line.chars().filter(c -> c == '[').count(),
                    line.chars().filter(c -> c == ']').count(),
                    line);
        });
    }

    private static List<Object> content(PgnPly ply) {
        return List.of(ply.san(), ply.clock(), ply.elapsed(), ply.evaluation(), ply.comment(), ply.nags());
    }

    @Provide
    Arbitrary<PgnGame> games() {
        Arbitrary<PgnTag> tag = Combinators.combine(
                        Arbitraries.of("Event", "White", "Black", "Site"),
                        Arbitraries.strings()
                                .withChars("aé\"\\[]{}() 1")
                                .ofMaxLength(12)
                                .map(String::strip))
                .as(PgnTag::new);
        Arbitrary<Optional<Duration>> time = Arbitraries.longs()
                .between(0, 10_000_000)
                .map(Duration::ofMillis)
                .optional();
        Arbitrary<String> comment = Arbitraries.strings()
                .withChars("ab .1(")
                .ofMaxLength(40)
                .map(text -> text.strip().replaceAll(" +", " "));
        Arbitrary<PgnPly> ply = Combinators.combine(
                        Arbitraries.of("e4", "Nf3", "O-O", "exd8=Q+", "Qh4e1#"),
                        time,
                        time,
                        Arbitraries.of("0.18", "#-3").optional(),
                        comment,
                        Arbitraries.integers().between(0, 139).list().ofMaxSize(2))
                .as((san, clock, elapsed, eval, text, nags) -> new PgnPly(0, san, clock, elapsed, eval, text, nags, 0));
        return Combinators.combine(
                        tag.list().uniqueElements(PgnTag::name).ofMinSize(1),
                        ply.list().ofMaxSize(80),
                        Arbitraries.of(PgnResult.class))
                .as(PgnGame::of);
    }
}
