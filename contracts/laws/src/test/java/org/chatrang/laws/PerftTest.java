package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.oracle.Mailbox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Node counts of known positions. A count above {@code -Dchatrang.perft.maxNodes} is left out; {@code -Dchatrang.perft=full}
 * leaves out only depths above 5 of more than one node.
 */
class PerftTest {
    private static final boolean FULL = "full".equals(System.getProperty("chatrang.perft"));
    private static final long MAX_NODES = Long.getLong("chatrang.perft.maxNodes", FULL ? Long.MAX_VALUE : 300_000);

    /** One count of one line. */
    private record Count(String fen, int depth, long nodes) {}

    @ParameterizedTest
    @ValueSource(strings = {"perft/perft-tricky.epd", "perft/perft-chess960.epd", "perft/perft-random.epd"})
    void sharedCounts(String file) throws IOException {
        check(counts(SharedData.lines(file)));
    }

    @Test
    void bundledCounts() throws IOException {
        check(counts(bundled()));
    }

    @Test
    void bundledCountsByThePlainGenerator() throws IOException {
        for (Count count : counts(bundled())) {
            if (count.nodes() <= 10_000) {
                long nodes = Mailbox.of(Setup.parse(count.fen())).perft(count.depth());
                assertEquals(count.nodes(), nodes, count::toString);
            }
        }
    }

    @Test
    void depthZeroIsThePositionItselfAndNegativeDepthIsRefused() {
        assertEquals(1, Perft.count(Position.initial(), 0));
        assertThrows(IllegalArgumentException.class, () -> Perft.count(Position.initial(), -1));
    }

    private static List<String> bundled() throws IOException {
        try (InputStream stream = PerftTest.class.getResourceAsStream("perft.epd")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    private static List<Count> counts(List<String> lines) {
        List<Count> counts = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split(";");
            for (int i = 1; i < parts.length; i++) {
                String[] words = parts[i].strip().split(" ");
                if (words[0].matches("D\\d+")) {
                    counts.add(new Count(
                            parts[0].strip(), Integer.parseInt(words[0].substring(1)), Long.parseLong(words[1])));
                }
            }
        }
        assertFalse(counts.isEmpty(), "no counts read");
        return counts;
    }

    private static void check(List<Count> counts) {
        assertAll(counts.stream()
                .filter(count -> count.nodes() <= MAX_NODES && (count.depth() <= 5 || count.nodes() == 1))
                .map(count -> (Executable) () -> assertEquals(
                        count.nodes(), Perft.count(Position.ofFen(count.fen()), count.depth()), count::toString)));
    }
}
