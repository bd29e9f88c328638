package org.chatrang.laws.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who can still mate with at most four men, against tables of every position. Of the classes with four men the build takes
 * one, and of it every position in which somebody cannot mate and a sample of the others. {@code -Dchatrang.fewmen=all} takes
 * all classes below, {@code -Dchatrang.fewmen=KkRn,KkPp} these; {@code -Dchatrang.fewmen.step=N} every N-th position.
 */
class FewMenTest {
    private static final List<String> THREE = List.of("Kk", "KkN", "KkB", "KkR", "KkQ", "KkP");
    private static final List<String> ALL = List.of(
            "KkNN", "KkBN", "KkBB", "KkBb", "KkNn", "KkBn", "KkNb", "KkRn", "KkRb", "KkQn", "KkQb", "KkRr", "KkQr",
            "KkQq", "KkPn", "KkPb", "KkPr", "KkPq", "KkNp", "KkBp", "KkRp", "KkQp", "KkPp", "KkRN", "KkQB", "KkRR",
            "KkPN", "KkPB", "KkPR", "KkPQ", "KkPP");
    private static final String WANTED = System.getProperty("chatrang.fewmen", "");
    private static final int STEP = Integer.getInteger("chatrang.fewmen.step", 50_021);

    private final CanMateCheck check = new CanMateCheck(new ExactMating());

    static List<String> three() {
        return THREE;
    }

    static List<String> four() {
        return switch (WANTED) {
            case "" -> List.of("KkBn");
            case "all" -> ALL;
            default -> List.of(WANTED.split(","));
        };
    }

    @ParameterizedTest
    @MethodSource("three")
    void threeMen(String men) {
        compare(men, 61);
    }

    @ParameterizedTest
    @MethodSource("four")
    void fourMen(String men) {
        compare(men, STEP);
    }

    @Test
    void theTablesKnowWhatIsKnown() {
        assertEquals(0, count("KkN", HelpmateTable.WHITE));
        assertEquals(0, count("KkB", HelpmateTable.WHITE));
        assertTrue(count("KkR", HelpmateTable.WHITE) > 0);
        assertEquals(0, count("KkR", HelpmateTable.BLACK));
    }

    private static int count(String men, int side) {
        HelpmateTable table = HelpmateTable.of(men);
        int count = 0;
        for (int index = 0; index < table.size(); index++) {
            int[] entry = table.entry(index);
            count += entry != null && (table.chances(entry, entry[men.length()] == 1) & side) != 0 ? 1 : 0;
        }
        return count;
    }

    private void compare(String men, int step) {
        HelpmateTable table = HelpmateTable.of(men);
        int most = table.most();
        int compared = 0;
        for (int index = 0; index < table.size(); index++) {
            int[] entry = table.entry(index);
            if (entry == null) {
                continue;
            }
            int chances = table.chances(entry, entry[men.length()] == 1);
            if (index % step == 0 || chances != most) {
                Position position = Position.ofFen(table.fen(entry));
                check.expect((chances & HelpmateTable.WHITE) != 0, position, Colour.WHITE, compared % 8 == 0);
                check.expect((chances & HelpmateTable.BLACK) != 0, position, Colour.BLACK, compared % 8 == 0);
                compared++;
            }
        }
        assertTrue(compared > 0, "nothing compared");
        if (!WANTED.isEmpty()) {
            System.out.printf("%s: %d positions compared%n", men, compared);
        }
    }
}
