package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanTest {

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4, e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1f3, Nf3",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1h1, O-O",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1a1, O-O-O",
        "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1a1, O-O-O+",
        "4k3/8/8/8/8/8/4K3/R6R w - - 0 1, a1d1, Rad1",
        "4k3/8/8/8/R7/8/8/R3K3 w - - 0 1, a1a3, R1a3",
        "4k3/8/8/3Q4/8/1Q1Q4/8/4K3 w - - 0 1, d3b5, Qd3b5+",
        "8/8/7k/3Q4/8/3Q4/8/K7 w - - 0 1, d3d4, Q3d4",
        "8/8/7k/1Q6/8/1Q1Q4/8/K7 w - - 0 1, d3c4, Qdc4",
        "4k3/8/8/8/8/4n3/3N1N2/4K3 w - - 0 1, d2e4, Nde4",
        "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1, g1f3, Nf3",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
        "k7/6P1/8/8/8/8/8/K7 w - - 0 1, g7g8q, g8=Q+",
        "k4r2/6P1/1K6/8/8/8/8/8 w - - 0 1, g7f8r, gxf8=R#",
        "k4r2/6P1/1K6/8/8/8/8/8 w - - 0 1, g7f8n, gxf8=N",
        "k7/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1, e1b1, O-O-O"
    })
    void writes(String fen, String uci, String san) {
        Position position = Position.ofFen(fen);
        Move move = Uci.read(position, uci).orElseThrow();
        assertEquals(san, San.write(position, move));
        assertEquals(new SanReading.Legal(move), San.read(position, san));
    }

    @ParameterizedTest
    @CsvSource({
        "0-0, e1h1",
        "O-O, e1h1",
        "o-o, e1h1",
        "OO, e1h1",
        "0-0-0, e1a1",
        "O-O-O+, e1a1",
        "O–O, e1h1",
        "Ke1-g1, e1h1",
        "e1g1, e1h1",
        "e1h1, e1h1",
        "Ke1xh1, e1h1",
        "Nc4, b2c4",
        "nc4, b2c4",
        "Nb2-c4, b2c4",
        "Nb2c4, b2c4",
        "b2c4, b2c4",
        "♘c4, b2c4",
        "♞c4, b2c4",
        "Nxd3, b2d3",
        "Nd3, b2d3",
        "N:d3, b2d3",
        "N×d3!?, b2d3",
        "Nxd3 +, b2d3",
        "Nxd3(=), b2d3",
        "g8=Q, g7g8q",
        "g8Q, g7g8q",
        "g8=q, g7g8q",
        "g8(Q), g7g8q",
        "g8/Q, g7g8q",
        "g7g8q, g7g8q",
        "g7-g8=N, g7g8n",
        "gxh8=Q, g7h8q",
        "gh8Q, g7h8q",
        "g:h8=B+, g7h8b",
        "xh8=R, g7h8r",
        "bxc4, ''",
        "Nxd1, ''",
        "N×c4, ''",
        "e5:e6, ''",
        "e6e.p., ''",
        "Nxd3 e.p., ''",
        "NXd3, b2d3",
        "\u200ENd3\u200F, b2d3",
        "g8=♕, g7g8q",
        "g8(♛), g7g8q",
        "g8(Q, ''",
        "g8Q), ''",
        "g8(Q)(=), g7g8q",
        "g8=Q=, g7g8q",
        "exf6 e.p. (=), e5f6",
        "exf6+ ep, e5f6",
        "exf6, e5f6",
        "exf6e.p., e5f6",
        "exf6 e.p., e5f6",
        "ef6ep, e5f6",
        "e5xf6, e5f6",
        "e6, e5e6",
        "Pe6, e5e6",
        "e6#, e5e6",
        "e6!!, e5e6",
        "e6=, e5e6",
        "' e6 ', e5e6"
    })
    void readsWhatPeopleWrite(String text, String uci) {
        Position position = Position.ofFen("8/2k3P1/8/4Pp1r/8/3p4/1N6/R3K2R w KQ f6 0 1");
        Position withPrey = Position.ofFen("7r/2k3P1/8/4Pp2/8/3p4/1N6/R3K2R w KQ f6 0 1");
        Position board = uci.startsWith("g7h8") ? withPrey : position;
        SanReading reading = San.read(board, text);
        if (uci.isEmpty()) {
            assertFalse(reading instanceof SanReading.Legal, reading::toString);
        } else {
            assertEquals(new SanReading.Legal(Uci.read(board, uci).orElseThrow()), reading);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "+",
                "--",
                "Z0",
                "0000",
                "Nf9",
                "i4",
                "Nf",
                "O-O-O-O",
                "1-0",
                "*",
                "exd",
                "e4 e5",
                "N",
                "Qee",
                "e8=X",
                "\u0000",
                "....................................................................e4"
            })
    void whatIsNoMoveIsUnreadable(String text) {
        SanReading.Unreadable unreadable =
                assertInstanceOf(SanReading.Unreadable.class, San.read(Position.initial(), text));
        assertTrue(unreadable.reason().startsWith("\""), unreadable.reason());
    }

    @ParameterizedTest
    @CsvSource({
        // fen, text, reason, from, to, squares
        "4k3/8/8/4r3/8/4K3/8/8 w - - 0 1, Ke4, KING_MOVED_INTO_CHECK, e3, e4, e5",
        "4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1, Nc3, KING_LEFT_IN_CHECK, e2, c3, e5",
        "4k3/8/8/4r3/8/8/4N3/4K1N1 w - - 0 1, Nec3, KING_LEFT_IN_CHECK, e2, c3, e5",
        "4k3/8/8/4r3/8/8/4N3/4K1N1 w - - 0 1, Nf3, '', g1, f3, ''",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1, Ra4, PATH_BLOCKED, a1, a4, a2",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1, Rb7, WRONG_MOVEMENT, a1, b7, a1",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1, Qd4, NO_PIECE, , d4, ''",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1, Nb1c3, NO_PIECE, b1, c3, ''",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1, Na1b3, NO_PIECE, a1, b3, a1",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1, O-O, CASTLING_RIGHTS_LOST, e1, g1, e1",
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1, O-O-O, CASTLING_PATH_OCCUPIED, e1, c1, b1",
        "7k/8/8/8/8/2N5/8/4K1N1 w - - 0 1, Ne2, AMBIGUOUS, , e2, 'g1, c3'",
        "7k/8/8/8/8/8/2N5/4K1N1 w - - 0 1, Ng8, WRONG_MOVEMENT, , g8, 'g1, c2'",
        "3r3k/8/8/8/3N4/8/8/3K1N2 w - - 0 1, Nb3, KING_LEFT_IN_CHECK, d4, b3, d8",
        "7k/P7/8/8/8/8/8/K7 w - - 0 1, a8, PROMOTION_MISSING, a7, a8, a8",
        "7k/P7/8/8/8/8/8/K7 w - - 0 1, a8=K, PROMOTION_FORBIDDEN, a7, a8, a8",
        "6k1/8/8/8/8/8/8/K6R w - - 0 1, Kh1, CASTLING_RIGHTS_LOST, a1, g1, a1",
        "6k1/8/8/8/8/8/8/4K2R w K - 0 1, Kh1, WRONG_MOVEMENT, e1, h1, e1",
        "7k/8/8/8/8/P7/8/K7 w - - 0 1, a5, WRONG_MOVEMENT, a3, a5, a3",
        "7k/8/8/8/8/P7/8/K7 w - - 0 1, h4, NO_PIECE, , h4, ''"
    })
    void anIllegalMoveIsStillUnderstood(
            String fen, String text, String reason, String from, String to, String squares) {
        SanReading reading = San.read(Position.ofFen(fen), text);
        if (reason.isEmpty()) {
            assertInstanceOf(SanReading.Legal.class, reading);
            return;
        }
        IllegalMove illegal =
                assertInstanceOf(SanReading.Illegal.class, reading).move();
        assertEquals(IllegalReason.valueOf(reason), illegal.reason(), illegal.text());
        assertEquals(from == null ? Square.NONE : Square.of(from), illegal.from());
        assertEquals(Square.of(to), illegal.to());
        assertEquals(
                List.of(squares.isEmpty() ? new String[0] : squares.split(", ")),
                illegal.squares().stream().map(Square::name).toList());
    }

    @Test
    void ambiguityNamesTheCandidatesAsTheyWouldBeWritten() {
        Position position = Position.ofFen("7k/8/8/8/8/2N5/8/4K1N1 w - - 0 1");
        SanReading.Illegal reading = assertInstanceOf(SanReading.Illegal.class, San.read(position, "Ne2"));
        assertEquals(
                Set.of("Nge2", "Nce2"),
                Set.copyOf(assertInstanceOf(
                                IllegalGrounds.Candidates.class, reading.move().grounds())
                        .sans()));
        assertEquals("it can be Nge2 or Nce2", reading.move().text());
    }

    @Test
    void marksAreKeptBesideTheMove() {
        assertEquals(new SanMarks(true, true, true, true), San.marks("exd6 e.p.+ (=)"));
        assertEquals(new SanMarks(false, false, true, false), San.marks("Nf3="));
        assertEquals(new SanMarks(false, false, false, true), San.marks("e8=Q++"));
        assertEquals(SanMarks.NONE, San.marks("e8=Q"));
    }

    @Test
    void aLineIsNumbered() {
        Position position = Position.ofFen("7k/8/8/8/8/2N5/8/4K1N1 b - - 0 12");
        Position before = Position.initial();
        assertEquals("12...Kg7", San.writeLine(position, List.of(Move.normal(63, 54))));
        Move first = Uci.read(before, "e2e4").orElseThrow();
        Move second = Uci.read(before.play(first), "c7c5").orElseThrow();
        assertEquals("1.e4 c5", San.writeLine(before, List.of(first, second)));
    }

    @Test
    void onlyLegalMovesAreWritten() {
        Move illegal = Move.normal(Square.of("e2"), Square.of("e5"));
        assertThrows(IllegalArgumentException.class, () -> San.write(Position.initial(), illegal));
    }

    @Test
    void aListOfMovesIsPlayed() {
        Position mate = San.playAll(Position.initial(), List.of("f3", "e5", "g4", "Qh4#"));
        assertTrue(mate.isCheckmate());
        assertThrows(IllegalArgumentException.class, () -> San.playAll(Position.initial(), List.of("e4", "e5", "Ke3")));
    }
}
