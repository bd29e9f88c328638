package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chatrang.laws.Colour;
import org.chatrang.laws.DeadPosition;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactMatingTest {
    private final ExactMating chances = new ExactMating(ExactMating.QUICK_NODES);

    @ParameterizedTest
    @CsvSource({
        // FEN, White, Black
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, CAN, CAN",
        // the pawn wall
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1, CANNOT, CANNOT",
        // every reply is forced and the end is stalemate
        "6kr/1p1N1p1p/1P3P1P/P6P/3q1RQr/7p/4pN1P/4B1KR b - - 0 1, CANNOT, CANNOT",
        // knight against knight, opposite bishops, bishop against pawn: each blocks its own king
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50, CAN, CAN",
        "8/8/8/8/1b6/8/B1k5/K7 b - - 0 1, CAN, CAN",
        "8/8/4kb2/8/8/3K4/5P2/8 w - - 0 1, CAN, CAN",
        // looks blocked, is not
        "6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - - 0 1, CAN, CAN",
        "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1, CAN, CAN",
        "3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - - 0 1, CAN, CANNOT",
        // pawns that cannot pass each other
        "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1, CANNOT, CANNOT",
        // seven bishops, and the only capture stalemates
        "8/8/3b3p/2b2p1P/1b1b1p1K/b1b2Pp1/1b1b2P1/b4kb1 w - - 0 1, CANNOT, CANNOT",
        // more than 77 million positions for the known programs
        "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1, CANNOT, CANNOT",
        // Black's men hold both kings; pawns and a queen far away make millions of positions
        "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1, CANNOT, CAN",
        "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1, CANNOT, CAN",
        "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1, CANNOT, CAN",
        // the rooks are exchanged at once, then bishops wander
        "1bB4b/k7/R5r1/8/1pBp1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1, CAN, CANNOT",
        "1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1, CANNOT, CANNOT",
        // the locked wall opens only en passant
        "4k3/8/8/p2p2pP/P2P2P1/8/8/4K3 w - g6 0 1, CAN, CAN"
    })
    void knownPositions(String fen, Chance white, Chance black) {
        Position position = Position.ofFen(fen);
        assertEquals(white, checked(position, Colour.WHITE).chance(), "White");
        assertEquals(black, checked(position, Colour.BLACK).chance(), "Black");
        boolean dead = white == Chance.CANNOT && black == Chance.CANNOT;
        assertEquals(dead, DeadPosition.isProved(position, chances));
    }

    private MateAnswer checked(Position position, Colour side) {
        MateAnswer answer = chances.search(position, side);
        MateLines.check(position, side, answer);
        return answer;
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1, LOCKED",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1, BARE_MATERIAL",
        "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1, GAME_OVER",
        "6kr/1p1N1p1p/1P3P1P/P6P/3q1RQr/7p/4pN1P/4B1KR b - - 0 1, FORCED",
        "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1, EXHAUSTED"
    })
    void aDenialNamesItsProof(String fen, Proof proof) {
        MateAnswer answer = chances.search(Position.ofFen(fen), Colour.WHITE);
        assertEquals(Chance.CANNOT, answer.chance());
        assertEquals(proof, answer.proof());
    }

    @Test
    void mateOnTheBoardNeedsNoLine() {
        Position mate = Position.ofFen("2Q1k3/8/4K3/8/8/8/8/8 b - - 0 1");
        MateAnswer answer = chances.search(mate, Colour.WHITE);
        assertEquals(Chance.CAN, answer.chance());
        assertTrue(answer.line().isEmpty());
        assertEquals(Chance.CANNOT, chances.search(mate, Colour.BLACK).chance());
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        Position position = Position.ofFen("6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - - 0 1");
        MateAnswer first = chances.search(position, Colour.BLACK);
        chances.search(Position.initial(), Colour.WHITE);
        assertEquals(first, chances.search(position, Colour.BLACK));
        assertEquals(first, new ExactMating(ExactMating.QUICK_NODES).search(position, Colour.BLACK));
    }

    @Test
    void theBudgetIsKept() {
        Position position = Position.ofFen("6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - - 0 1");
        MateAnswer answer = new ExactMating(1_000).search(position, Colour.BLACK);
        assertEquals(Chance.UNKNOWN, answer.chance());
        assertEquals(Proof.NONE, answer.proof());
        assertTrue(answer.nodes() < 1_300, () -> "visited " + answer.nodes());
        assertEquals(
                Chance.UNKNOWN,
                new ExactMating(0).search(position, Colour.BLACK).chance());
        assertThrows(IllegalArgumentException.class, () -> new ExactMating(-1));
    }

    @Test
    void castlingAndChess960Count() {
        for (String fen : new String[] {
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "4k3/8/8/p2p2p1/P2P2P1/8/8/4K2R w K - 0 1"
        }) {
            Position position = Position.ofFen(fen);
            assertEquals(Chance.CAN, checked(position, Colour.WHITE).chance(), fen);
        }
    }
}
