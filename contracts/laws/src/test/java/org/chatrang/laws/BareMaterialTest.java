package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.chatrang.laws.MatingChances.Answer;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.board.Attacks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BareMaterialTest {
    private final MatingChances chances = new BareMaterial();

    @ParameterizedTest
    @CsvSource({
        // FEN, White, Black
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, CANNOT, CANNOT",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1, CANNOT, CANNOT",
        "4k3/8/8/8/8/8/8/4K1B1 w - - 0 1, CANNOT, CANNOT",
        "8/3k4/2q5/8/8/K1N5/8/8 b - - 0 1, CANNOT, UNKNOWN",
        "8/3k4/2q5/8/5q2/K1N5/8/8 b - - 0 1, CANNOT, UNKNOWN",
        "8/3k4/2qr4/8/8/K1N5/8/8 b - - 0 1, UNKNOWN, UNKNOWN",
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50, UNKNOWN, UNKNOWN",
        "8/8/8/8/4k3/8/1NN5/K7 w - - 0 1, UNKNOWN, CANNOT",
        "8/8/8/8/5k2/8/1NB5/K7 w - - 0 1, UNKNOWN, CANNOT",
        "8/8/8/8/1b6/8/B1k5/K7 b - - 0 1, UNKNOWN, UNKNOWN",
        "8/8/8/8/1b6/4B3/2k5/K7 b - - 0 1, CANNOT, CANNOT",
        "8/b1b5/1b3k2/8/1b6/4B3/8/K5B1 w - - 0 1, CANNOT, CANNOT",
        "8/8/8/8/4k3/3r4/8/B3K3 w - - 0 1, CANNOT, UNKNOWN",
        "8/8/8/8/4k2q/3r1b2/8/B3K3 w - - 0 1, UNKNOWN, UNKNOWN",
        "8/8/8/8/4k3/3n4/8/B5K1 w - - 0 1, UNKNOWN, UNKNOWN",
        "8/8/8/8/4k3/3p4/8/B5K1 w - - 0 1, UNKNOWN, UNKNOWN",
        "8/8/8/8/4k3/3p4/8/6K1 w - - 0 1, CANNOT, UNKNOWN",
        "8/8/8/8/5k2/8/8/BB4K1 w - - 0 1, UNKNOWN, CANNOT",
        "8/8/8/8/4k3/8/7P/6K1 w - - 0 1, UNKNOWN, CANNOT",
        "8/8/8/8/4k3/8/7R/6K1 w - - 0 1, UNKNOWN, CANNOT",
        "8/8/8/8/4k3/8/8/Q5K1 w - - 0 1, UNKNOWN, CANNOT"
    })
    void material(String fen, Chance white, Chance black) {
        Position position = Position.ofFen(fen);
        assertEquals(white, chances.canMate(position, Colour.WHITE).chance(), "White");
        assertEquals(black, chances.canMate(position, Colour.BLACK).chance(), "Black");
        boolean dead = white == Chance.CANNOT && black == Chance.CANNOT;
        assertEquals(dead, DeadPosition.isProved(position, chances));
    }

    @Test
    void mateAndStalemateOnTheBoardAreAnswered() {
        Position mate = Position.ofFen("2Q1k3/8/4K3/8/8/8/8/8 b - - 0 1");
        assertEquals(new Answer(Chance.CAN, Proof.GAME_OVER), chances.canMate(mate, Colour.WHITE));
        assertEquals(new Answer(Chance.CANNOT, Proof.GAME_OVER), chances.canMate(mate, Colour.BLACK));
        assertFalse(DeadPosition.isProved(mate, chances));
        Position stalemate = Position.ofFen("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1");
        assertEquals(new Answer(Chance.CANNOT, Proof.GAME_OVER), chances.canMate(stalemate, Colour.WHITE));
        assertTrue(DeadPosition.isProved(stalemate, chances));
    }

    @Test
    void aMateByBishopsOfOneColourThatIsOnTheBoardCounts() {
        Position doubleCheck = Position.ofFen("5B1B/8/4r3/3rkr2/4r3/8/7B/B6K b - - 0 1");
        assertEquals(new Answer(Chance.CAN, Proof.GAME_OVER), chances.canMate(doubleCheck, Colour.WHITE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules/can-mate-games.txt", "rules/can-mate-hard.txt"})
    void neverDeniesASideThatCanMate(String file) throws IOException {
        int decided = 0;
        for (String line : SharedData.lines(file)) {
            if (line.startsWith("#")) {
                continue;
            }
            Position position = Position.ofFen(line.substring(3));
            for (Colour side : Colour.values()) {
                if (chances.canMate(position, side).chance() == Chance.CANNOT) {
                    assertEquals('-', line.charAt(side.ordinal()), line);
                    decided++;
                }
            }
        }
        assertTrue(decided > 0, "no position decided");
    }

    /** With queens as the only blockers no knight mates; with any other piece the same search finds mates. */
    @ParameterizedTest
    @CsvSource({"QUEEN, false", "ROOK, true", "BISHOP, true", "KNIGHT, true", "PAWN, true"})
    void everyMateByALoneKnightIsTried(PieceType blocker, boolean found) {
        int mates = 0;
        for (int king = 0; king < 64; king++) {
            for (int own = 0; own < 64; own++) {
                if (own != king && (Attacks.king(king) >>> own & 1) == 0) {
                    for (int knight : Squares.list(Attacks.knight(king) & ~Square.bit(own))) {
                        mates += isMate(king, own, knight, blocker) ? 1 : 0;
                    }
                }
            }
        }
        assertEquals(found, mates > 0, () -> "blockers: " + blocker);
    }

    /** Black's men stand on every square beside their king that White does not attack. */
    private static boolean isMate(int king, int own, int knight, PieceType blocker) {
        Setup setup = Setup.empty()
                .withTurn(Colour.BLACK)
                .with(king, Piece.BLACK_KING)
                .with(own, Piece.WHITE_KING)
                .with(knight, Piece.WHITE_KNIGHT);
        for (int flight : Squares.list(Attacks.king(king) & ~Attacks.king(own) & ~Attacks.knight(knight))) {
            setup = setup.with(flight, Piece.of(Colour.BLACK, blocker));
        }
        return Position.tryOf(setup) instanceof Playability.Playable(Position position) && position.isCheckmate();
    }

    /** The step of the bishops' proof that is geometry: one of the two squares is always out of the king's reach. */
    @Test
    void aKingNeverControlsBothSquaresBesideADiagonalCheck() {
        for (int king = 0; king < 64; king++) {
            for (int passed : Squares.list(Attacks.king(king) & Attacks.bishop(king, 0))) {
                long beside = Attacks.king(king) & Attacks.rook(king, 0) & Attacks.king(passed);
                assertEquals(2, Long.bitCount(beside));
                for (int own = 0; own < 64; own++) {
                    if (own != king && (Attacks.king(king) >>> own & 1) == 0) {
                        assertFalse((beside & ~Attacks.king(own)) == 0, Squares.names(List.of(king, passed, own)));
                    }
                }
            }
        }
    }
}
