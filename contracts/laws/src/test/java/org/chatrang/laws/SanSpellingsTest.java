package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The tolerant reader against {@link SanSpellings}: it accepts a text exactly if it spells one legal move, and reads it as
 * that one. More positions: {@code -Dchatrang.san.positions=100000}.
 */
class SanSpellingsTest {
    private static final String LETTERS = "KQRBNPkqrbnpabcdefgh12345678abcdefgh12345678x-:=()/O0o";
    private static final int POSITIONS = Integer.getInteger("chatrang.san.positions", 400);

    private final SplittableRandom random = new SplittableRandom(1947);
    private long accepted;
    private long refused;

    @Test
    void aTextIsReadAsTheOneMoveItSpellsOrAsNone() {
        for (int i = 0; i < POSITIONS; i++) {
            Position position = position();
            Map<String, Set<Move>> spellings = SanSpellings.of(position);
            for (Map.Entry<String, Set<Move>> spelling : spellings.entrySet()) {
                String text = spelling.getKey();
                check(position, text, spelling.getValue());
                String damaged = damaged(text);
                check(position, damaged, spellings.getOrDefault(withoutOffer(damaged), Set.of()));
            }
            for (int k = 0; k < 200; k++) {
                String text = noise();
                check(position, text, spellings.getOrDefault(withoutOffer(text), Set.of()));
            }
        }
        assertTrue(accepted > 100L * POSITIONS && refused > 100L * POSITIONS, accepted + ", " + refused);
    }

    private void check(Position position, String text, Set<Move> spelled) {
        SanReading reading = San.read(position, text);
        if (spelled.size() == 1) {
            accepted++;
            assertEquals(new SanReading.Legal(spelled.iterator().next()), reading, () -> text + " in " + position);
        } else {
            refused++;
            assertFalse(
                    reading instanceof SanReading.Legal,
                    () -> text + " in " + position + " is read as " + reading + ", but spells " + spelled);
        }
    }

    private static String withoutOffer(String text) {
        return text.replaceFirst("=+$", "");
    }

    private String damaged(String text) {
        StringBuilder damaged = new StringBuilder(text);
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
            case 0 -> damaged.deleteCharAt(at);
            case 1 -> damaged.insert(at, letter());
            default -> damaged.setCharAt(at, letter());
        }
        return damaged.toString();
    }

    private String noise() {
        StringBuilder noise = new StringBuilder();
        for (int length = random.nextInt(2, 8); length > 0; length--) {
            noise.append(letter());
        }
        return noise.toString();
    }

    private char letter() {
        return LETTERS.charAt(random.nextInt(LETTERS.length()));
    }

    private Position position() {
        int array = random.nextInt(3) > 0 ? 518 : random.nextInt(960);
        Position position = Position.of(Setup.chess960(array));
        for (int plies = random.nextInt(160); plies > 0; plies--) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }
}
