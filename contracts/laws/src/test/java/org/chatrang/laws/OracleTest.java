package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.chatrang.laws.oracle.RandomSetups;
import org.junit.jupiter.api.Test;

/**
 * Diagnoses against generated moves, on positions thrown together at random. {@code -Dchatrang.laws.positions=N} sets how many
 * (divided by 400), {@code -Dchatrang.laws.seed=N} which.
 */
class OracleTest {
    private static final int POSITIONS = Integer.getInteger("chatrang.laws.positions", 20_000);
    private static final long SEED = Long.getLong("chatrang.laws.seed", 20260707);

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);

    @Test
    void aDiagnosisIsLegalExactlyWhereAMoveIsGenerated() {
        for (int i = 0; i < POSITIONS / 400; i++) {
            Position position = RandomSetups.position(random);
            TreeSet<String> expected = texts(position);
            for (Move move : position.legalMoves()) {
                boolean alsoByKingsSquares = move.isCastling() && Math.abs(move.destination() - move.from()) > 1;
                if (alsoByKingsSquares) {
                    expected.add(Square.name(move.from()) + Square.name(move.destination()));
                }
            }
            assertEquals(expected, texts(position, PieceType.values()), () -> "diagnoses in " + position);
        }
    }

    private static TreeSet<String> texts(Position position) {
        TreeSet<String> texts = new TreeSet<>();
        position.legalMoves().forEach(move -> texts.add(move.toString()));
        assertEquals(texts.size(), position.legalMoves().size(), () -> "a move twice in " + position);
        return texts;
    }

    /** Every pair of squares with every promotion and none that is judged legal. */
    private static TreeSet<String> texts(Position position, PieceType[] promotions) {
        TreeSet<String> legal = new TreeSet<>();
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                addIfLegal(position, from, to, null, legal);
                for (PieceType promotion : promotions) {
                    addIfLegal(position, from, to, promotion, legal);
                }
            }
        }
        return legal;
    }

    private static void addIfLegal(Position position, int from, int to, PieceType promotion, TreeSet<String> legal) {
        if (Legality.diagnose(position, from, to, promotion) instanceof Diagnosis.Legal) {
            legal.add(Square.name(from)
                    + Square.name(to)
                    + (promotion == null ? "" : Character.toLowerCase(promotion.letter())));
        }
    }
}
